import { createHash } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

/**
 * Names a process in what several may share, as in names of files and in locks: its number, among which processes it
 * has that number (two containers may share a folder), and when it began (numbers are given again).
 */
export function processName(pid = process.pid): string {
  return [pid, processSpace(), processStart(pid) ?? Math.round(performance.timeOrigin)].join('-');
}

/** All processes of a machine, or of a container, that see one another by their numbers. */
export function processSpace(): string {
  let space = '';
  try {
    space = readlinkSync('/proc/self/ns/pid');
  } catch {
    // Linux alone has several on a machine.
  }
  return createHash('sha256').update(`${hostname()} ${space}`).digest('hex').slice(0, 8);
}

/** When a process began, as Linux counts (`proc_pid_stat(5)`, field 22); `null` where nobody says. */
export function processStart(pid: number): string | null {
  try {
    // The name of the program may hold spaces and brackets.
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ')[19] ?? null;
  } catch {
    return null;
  }
}
