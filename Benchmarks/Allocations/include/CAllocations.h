/// How often the process has asked for memory since it started, on all threads. Linking this in puts counting functions in front of those of
/// the C library.
unsigned long allocation_count(void);
