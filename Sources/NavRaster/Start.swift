import CCairo
import CPango
import CPixbuf
import NavCore
func version() -> Int32 { pango_version() }
