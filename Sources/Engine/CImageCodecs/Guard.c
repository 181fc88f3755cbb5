#define _GNU_SOURCE
#include "Guard.h"

#include "CImageCodecs.h"

#include <errno.h>
#include <fcntl.h>
#include <malloc.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { memory_limit = 512 << 20, seconds_limit = 8, waiting_limit = 60 };

typedef struct {
  char message[160];
  bool is_done, has_failed;
} report;

static _Thread_local double last_seconds;

double hf_guarded_seconds(void) { return last_seconds; }

static pthread_mutex_t libraries = PTHREAD_MUTEX_INITIALIZER;

void hf_lock_libraries(void) { pthread_mutex_lock(&libraries); }
void hf_unlock_libraries(void) { pthread_mutex_unlock(&libraries); }

bool hf_write_all(int output, const void *bytes, size_t count) {
  const uint8_t *at = bytes;
  while (count > 0) {
    ssize_t written = write(output, at, count);
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) return false;
    at += written;
    count -= (size_t)written;
  }
  return true;
}

static void limit(int resource, rlim_t value) {
  struct rlimit old;
  if (getrlimit(resource, &old) == 0 && old.rlim_max < value) value = old.rlim_max;
  struct rlimit new = {value, value};
  setrlimit(resource, &new);
}

// Returns the size of the address space in bytes, or 0 if unknown.
static rlim_t address_space(void) {
  unsigned long long pages = 0;
  FILE *file = fopen("/proc/self/statm", "re");
  if (!file) return 0;
  if (fscanf(file, "%llu", &pages) != 1) pages = 0;
  fclose(file);
  return (rlim_t)pages * (rlim_t)sysconf(_SC_PAGESIZE);
}

// Replaces the standard descriptors, so that libraries print nothing between the messages of the command.
static void silence(void) {
  int null = open("/dev/null", O_RDWR | O_CLOEXEC);
  for (int descriptor = 0; null >= 0 && descriptor < 3; descriptor++) dup2(null, descriptor);
}

static _Noreturn void run(hf_task task, void *context, int output, size_t maximum_output, report *shared) {
  // Handlers of the parent, such as those of crash reporters, must not run here.
  for (int number = 1; number < NSIG; number++) signal(number, SIG_DFL);
  signal(SIGXFSZ, SIG_IGN);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  silence();
  mallopt(M_ARENA_MAX, 1);
  setenv("RAYON_NUM_THREADS", "1", 1);
  rlim_t used = address_space();
  if (used > 0) limit(RLIMIT_AS, used + memory_limit);
  limit(RLIMIT_CPU, seconds_limit);
  limit(RLIMIT_CORE, 0);
  limit(RLIMIT_FSIZE, (rlim_t)maximum_output);
  shared->has_failed = !task(context, output, shared->message);
  shared->is_done = true;
  _exit(0);
}

// Waits for the end of the child, and kills it after the limit. Returns false in that case.
static bool wait_for_end(int pipe_end, pid_t child, int *status) {
  struct rusage usage = {0};
  struct timespec start, now;
  clock_gettime(CLOCK_MONOTONIC, &start);
  bool was_in_time = true;
  for (;;) {
    pid_t ended = wait4(child, status, WNOHANG, &usage);
    // A process that ignores SIGCHLD has no status to wait for.
    if (ended == child || (ended < 0 && errno != EINTR)) {
      last_seconds = (double)usage.ru_utime.tv_sec + (double)usage.ru_stime.tv_sec +
                     (double)(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e6;
      return was_in_time;
    }
    clock_gettime(CLOCK_MONOTONIC, &now);
    if (was_in_time && now.tv_sec - start.tv_sec > waiting_limit) {
      kill(child, SIGKILL);
      was_in_time = false;
    }
    // The end of the pipe wakes this process. Another child of this process could keep the pipe open.
    struct pollfd descriptor = {pipe_end, POLLIN, 0};
    if (poll(&descriptor, 1, 100) > 0) nanosleep(&(struct timespec){0, 200000}, NULL);
  }
}

static bool read_all(int output, size_t maximum_output, uint8_t **bytes, size_t *count) {
  off_t end = lseek(output, 0, SEEK_END);
  if (end < 0 || (uint64_t)end > maximum_output) return false;
  *count = (size_t)end;
  *bytes = malloc(*count + 1);
  if (!*bytes) return false;
  for (size_t done = 0; done < *count;) {
    ssize_t step = pread(output, *bytes + done, *count - done, (off_t)done);
    if (step < 0 && errno == EINTR) continue;
    if (step <= 0) {
      free(*bytes);
      *bytes = NULL;
      return false;
    }
    done += (size_t)step;
  }
  return true;
}

static bool finish(const report *shared, bool was_in_time, int status, char message[160]) {
  if (shared->is_done && !shared->has_failed) return true;
  if (shared->is_done) {
    memcpy(message, shared->message, 160);
    message[159] = 0;
  } else if (!was_in_time || (WIFSIGNALED(status) && WTERMSIG(status) == SIGXCPU) ||
             (WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL)) {
    snprintf(message, 160, "takes more than %d seconds; simplify it", seconds_limit);
  } else {
    snprintf(message, 160, "is damaged, or needs more than %d MB of memory; simplify or convert it", memory_limit >> 20);
  }
  return false;
}

bool hf_run_guarded(hf_task task, void *context, size_t maximum_output, uint8_t **bytes, size_t *count,
                    char message[160]) {
  *bytes = NULL;
  *count = 0;
  int ends[2], output = memfd_create("headframe", MFD_CLOEXEC);
  report *shared = mmap(NULL, sizeof *shared, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  bool ok = output >= 0 && shared != MAP_FAILED;
  if (!ok || pipe2(ends, O_CLOEXEC) != 0) {
    snprintf(message, 160, "no memory or descriptors for a process that reads it");
    if (output >= 0) close(output);
    if (shared != MAP_FAILED) munmap(shared, sizeof *shared);
    return false;
  }
  hf_lock_libraries();
  pid_t child = fork();
  if (child == 0) run(task, context, output, maximum_output, shared);
  close(ends[1]);
  int status = 0;
  bool was_in_time = child > 0 && wait_for_end(ends[0], child, &status);
  hf_unlock_libraries();
  close(ends[0]);
  if (child < 0) {
    snprintf(message, 160, "no process to read it: %s", strerror(errno));
    ok = false;
  } else {
    ok = finish(shared, was_in_time, status, message);
    if (ok && !read_all(output, maximum_output, bytes, count)) {
      snprintf(message, 160, "no memory for %zu bytes", *count);
      ok = false;
    }
  }
  close(output);
  munmap(shared, sizeof *shared);
  return ok;
}
