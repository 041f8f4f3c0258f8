import { readFileSync } from 'node:fs';

/** Of memory, on most systems that Node runs on (`getconf PAGESIZE`). */
const pageSize = 4096;

/**
 * Memory that a process and everything it started take up together, in bytes. Of what is mapped from files, the most
 * that one of them has counts: processes of one program share it. 0 where `/proc` does not tell.
 */
export function residentMemory(pid: number): number {
  const all = memoryOf(pid);
  const own = all.reduce((sum, { resident, shared }) => sum + resident - shared, 0);
  return (own + Math.max(0, ...all.map(({ shared }) => shared))) * pageSize;
}

/** Pages of memory, by process (proc_pid_statm(5)). */
function memoryOf(pid: number): { resident: number; shared: number }[] {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean);
    const [, resident = 0, shared = 0] = readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ').map(Number);
    return [{ resident, shared }, ...children.flatMap((child) => memoryOf(Number(child)))];
  } catch {
    return [];
  }
}
