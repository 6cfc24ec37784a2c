#!/usr/bin/env bash
# Writes the pages that are made from sources: which test proves which rule, what each promise of the conformance kit is proved on, and where
# NavKit differs from UIKit.
#
#   Documentation/tables.sh            writes them
#   Documentation/tables.sh --check    writes nothing; its status is 1 if one of them is not what would be written
set -euo pipefail
cd "$(dirname "$0")/.."

# rules: every rule that a trait names, and the tests and suites that name it.
rules() {
    cat <<'END'
# Rules and their tests

Made by `Documentation/tables.sh` from the trait `.rules(…)` of the tests. A suite's rules are those of all its tests.

| rule | proved by |
|---|---|
END
    grep -rlZ '\.rules(' Tests --include='*Tests.swift' | sort -z | xargs -0 perl -0777 -ne '
        my ($suite) = $ARGV =~ m{([^/]+)\.swift$};
        while (/\.rules\(((?:\s*"[^"]+"\s*,?)+)\)(?:[^{]*?)(?:func\s+(`[^`]+`|\w+)|struct\s+(\w+))/gs) {
            my ($names, $test) = ($1, $2 // "the whole suite");
            $test =~ tr/`//d;
            push @{$tests{$_}}, "$suite: $test" for $names =~ /"([^"]+)"/g;
        }
        END {
            my $key = sub { my ($letters, $number) = $_[0] =~ /^([A-Z]+)-?(\d+)/; sprintf "%-4s%05d", $letters, $number };
            for my $rule (sort { $key->($a) cmp $key->($b) } keys %tests) {
                my %seen;
                my @list = grep { !$seen{$_}++ } @{$tests{$rule}};
                s/\|/\\|/g for @list;
                print "| $rule | ", join("<br>", @list), " |\n";
            }
        }'
}

# promises: every rule of the conformance kit, and the faulty transitions that prove that it is named.
promises() {
    cat <<'END'
# Promises of a transition class

Every rule that the conformance kit knows, by the name under which a report tells it.

Each is proved on transitions that break this rule and no other: `navkit faults` tries them all, with transitions that break none. Advice is told
apart from faults: it works, but it could be better.

| rule | what is true of a class that keeps it | weight | proved on |
|---|---|---|---|
END
    perl -0777 -ne '
        if ($ARGV =~ /ConformanceRule\.swift$/) {
            while (/static let (\w+) = ConformanceRule\(\s*"([^"]+)",\s*"([^"]+)"(, \.advice)?\)/g) {
                push @rules, [$1, $2, $3, $4 ? "advice" : "fault"];
            }
        } else {
            push @{$faults{$2}}, $1 while /Fault\(\s*"(\w+)",(?: number: "\w+",)? \.(\w+),/g;
        }
        END {
            printf "| `%s` | %s | %s | %s |\n", @$_[1..3], join(", ", @{$faults{$_->[0]} // []}) for @rules;
        }' Sources/NavTesting/Conformance/ConformanceRule.swift Sources/FaultyTransitions/Fault+All.swift
}

differences() {
    cat <<'END'
# Differences from UIKit

Where a program finds something else than on iOS.

| | UIKit | NavKit |
|---|---|---|
END
    perl -F'\t' -lane 'print "| ", join(" | ", @F), " |"' Documentation/differences.tsv
}

status=0
# page FUNCTION FILE: writes what the function prints, or compares.
page() {
    if [ "$mode" = write ]; then
        "$1" >"$2"
    elif ! diff -u "$2" <("$1"); then
        echo "$2 is stale: run Documentation/tables.sh" >&2
        status=1
    fi
}

case "${1:-}" in
    "") mode=write ;;
    --check) mode=check ;;
    *) echo "usage: Documentation/tables.sh [--check]" >&2; exit 2 ;;
esac

page rules Documentation/rules.md
page promises Sources/NavTesting/NavTesting.docc/Promises.md
page differences Sources/NavKit/NavKit.docc/DifferencesFromUIKit.md
exit $status
