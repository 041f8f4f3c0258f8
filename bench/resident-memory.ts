import { readFileSync } from 'node:fs';

/** Resident memory of a process and everything it started, in bytes, from `/proc`; 0 where there is none. */
export function residentMemory(pid: number): number {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean);
    const pages = Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]);
    return pages * 4096 + children.reduce((sum, child) => sum + residentMemory(Number(child)), 0);
  } catch {
    return 0;
  }
}
