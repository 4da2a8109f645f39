// Counts by taking the place of the allocator's functions. That is possible with glibc, which has them
// under a second name, too.
#include "AllocationCount.h"

#include <stdlib.h>

#ifdef __GLIBC__
#include <errno.h>

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

static _Atomic long count;

long allocation_count(void) { return count; }

void *malloc(size_t size) {
  count++;
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  count++;
  return __libc_calloc(number, size);
}

void *realloc(void *place, size_t size) {
  count++;
  return __libc_realloc(place, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  count++;
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **place, size_t alignment, size_t size) {
  count++;
  void *found = __libc_memalign(alignment, size);
  if (!found) return ENOMEM;
  *place = found;
  return 0;
}
#else
long allocation_count(void) { return 0; }
#endif
