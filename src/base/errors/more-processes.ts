/** What helps where the system starts no further process or thread (`EAGAIN` of fork(2) and pthread_create(3)). */
export const moreProcesses =
  'Allow this user to run more processes (ulimit -u unlimited, or a larger --pids-limit for a container), or close other programs';
