import { readFileSync } from 'node:fs';

/** Sends a signal to a process and to all that it started; those that end meanwhile need none. */
export function signalTree(root: number, signal: NodeJS.Signals): void {
  try {
    // One that stands still starts no other meanwhile, and its children are known until it ends.
    process.kill(root, 'SIGSTOP');
    const children = readFileSync(`/proc/${root}/task/${root}/children`, 'utf8').split(' ').filter(Boolean);
    process.kill(root, signal);
    for (const child of children) signalTree(Number(child), signal);
  } catch (error) {
    if (!['ESRCH', 'ENOENT'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}
