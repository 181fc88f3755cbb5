// Reports the waits of the standard library's Mutex to ThreadSanitizer, since their code is not instrumented on Linux:
// without this every value behind a lock that was waited for looks like a race. make/test-tsan.sh preloads it.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdint.h>

#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context))

// Functions of the sanitizer, absent in other programs that inherit the environment.
__attribute__((weak)) void __tsan_acquire(void *address);
__attribute__((weak)) void __tsan_release(void *address);

// Mangled names of _MutexHandle's methods in the module Synchronization; the quick paths are inlined into our code.
#define LOCK "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"
#define TRY_LOCK "$s15Synchronization12_MutexHandleV12_tryLockSlowSbyF"
#define UNLOCK "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"

SWIFT void mutex_lock(uint32_t thread, SELF void *self) __asm__(LOCK);
SWIFT _Bool mutex_try_lock(SELF void *self) __asm__(TRY_LOCK);
SWIFT void mutex_unlock(SELF void *self) __asm__(UNLOCK);

SWIFT void mutex_lock(uint32_t thread, SELF void *self) {
  ((SWIFT void (*)(uint32_t, SELF void *))dlsym(RTLD_NEXT, LOCK))(thread, self);
  if (__tsan_acquire) __tsan_acquire(self);
}

SWIFT _Bool mutex_try_lock(SELF void *self) {
  _Bool locked = ((SWIFT _Bool (*)(SELF void *))dlsym(RTLD_NEXT, TRY_LOCK))(self);
  if (locked && __tsan_acquire) __tsan_acquire(self);
  return locked;
}

SWIFT void mutex_unlock(SELF void *self) {
  if (__tsan_release) __tsan_release(self);
  ((SWIFT void (*)(SELF void *))dlsym(RTLD_NEXT, UNLOCK))(self);
}
