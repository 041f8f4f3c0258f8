/** What helps where the system starts no further process or thread (`EAGAIN` of fork(2) and pthread_create(3)). */
export const moreProcesses =
  'Let this user run more processes: ulimit -u unlimited, for a container a larger --pids-limit, or end other programs';
