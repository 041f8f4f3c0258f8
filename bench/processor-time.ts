import { readFileSync } from 'node:fs';

/** Of a second, on every Linux that Node runs on (`getconf CLK_TCK`). */
const ticks = 100;

/**
 * Seconds of processor time that a process and everything it started have used so far, from `/proc`: those that it has
 * not waited for yet included. 0 where there is none.
 */
export function processorTime(pid: number): number {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean);
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // What follows the name, which may hold spaces; the eleventh to the fourteenth of these are times.
    const times = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 15);
    const own = times.reduce((sum, time) => sum + Number(time), 0) / ticks;
    return own + children.reduce((sum, child) => sum + processorTime(Number(child)), 0);
  } catch {
    return 0;
  }
}
