import { readFileSync } from 'node:fs';

/** Of a second, on every Linux that Node runs on (`getconf CLK_TCK`). */
const ticks = 100;

export interface ProcessorTime {
  /** Seconds in the process's own code. */
  user: number;
  /** Seconds that the system worked for it: much more of them where memory is short. */
  system: number;
}

/**
 * The processor time that a process and everything it started have used so far, from `/proc`: those that it has not
 * waited for yet included. 0 where there is none.
 */
export function processorTime(pid: number): ProcessorTime {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean);
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // What follows the name, which may hold spaces; the eleventh to the fourteenth of these are times.
    const [user, system, userOfEnded, systemOfEnded] = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 15)
      .map((time) => Number(time) / ticks);
    const sum = { user: user! + userOfEnded!, system: system! + systemOfEnded! };
    for (const child of children) {
      const further = processorTime(Number(child));
      sum.user += further.user;
      sum.system += further.system;
    }
    return sum;
  } catch {
    return { user: 0, system: 0 };
  }
}
