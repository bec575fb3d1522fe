// measure RUNS INPUT OUTPUT COMMAND...: runs a command so many times and prints, a line a run, the
// nanoseconds it took, the peak of its memory in KiB, and its exit status.
//
// A small program of its own, for a process's peak counts what it was before it became the command:
// started by an interpreter, none would take less than that interpreter.
#define _GNU_SOURCE
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>

extern char **environ;

static long long now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1000000000LL + time.tv_nsec;
}

int main(int argc, char **argv) {
  if (argc < 5) return 64;
  for (int run = atoi(argv[1]); run > 0; run--) {
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_addopen(&actions, 0, argv[2], O_RDONLY, 0);
    posix_spawn_file_actions_addopen(&actions, 1, argv[3], O_WRONLY | O_CREAT | O_TRUNC, 0666);
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0);
    pid_t child;
    long long start = now();
    if (posix_spawnp(&child, argv[4], &actions, 0, argv + 4, environ) != 0) return 127;
    int status;
    struct rusage usage;
    wait4(child, &status, 0, &usage);
    long long took = now() - start;
    posix_spawn_file_actions_destroy(&actions);
    printf("%lld %ld %d\n", took, usage.ru_maxrss,
           WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status));
  }
  return 0;
}
