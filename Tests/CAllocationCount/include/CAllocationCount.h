#pragma once

// Begins to count the allocations of the calling thread, from zero.
void hf_begin_allocation_count(void);

// Ends the count, and returns the number of allocations. Zero in programs with a sanitizer, which has its own allocator.
long hf_end_allocation_count(void);
