import { statSync } from 'node:fs';

/** Whether two paths lead to one file or folder; `false` where nothing is at one of them. */
export function isSameFile(one: string, other: string): boolean {
  const [first, second] = [one, other].map((path) => statSync(path, { bigint: true, throwIfNoEntry: false }));
  return first !== undefined && first.ino === second?.ino && first.dev === second.dev;
}
