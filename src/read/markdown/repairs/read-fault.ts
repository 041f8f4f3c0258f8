import type { Fault } from './repair.ts';

/** What the parser says is wrong, and where: its messages have the form `3:1: text (rule)`. `null` for any other. */
export function readFault(text: string): Fault | null {
  const match = /^(\d+):(\d+): ([\s\S]*?)(?: \([\w:-]+\))?$/.exec(text);
  return match ? { line: Number(match[1]), column: Number(match[2]), message: match[3]! } : null;
}
