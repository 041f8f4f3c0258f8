import { existsSync, readdirSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { hasEnded, signRates } from '../files/has-ended.ts';
import { move } from '../files/move.ts';
import { processName } from '../files/process-name.ts';
import { removal } from '../files/removal.ts';

/** A folder beside an output in which a process makes the next one, or to which it moves the last. */
export function folderBeside(out: string, kind: 'partial' | 'old'): string {
  return join(dirname(out), `.${basename(out)}-${processName()}.${kind}`);
}

/** What a build makes beside its next output goes with it. */
const ending = /^([\w-]+)\.(partial|old)(?:\..+)?$/;

/**
 * Removes what builds left beside an output when they were killed. Where one was killed between moving the last output
 * away and putting the next in its place, the last comes back. What bears the name of this process is of a build of its
 * own that has ended.
 */
export function removeLeftovers(out: string): void {
  const parent = dirname(out);
  const start = `.${basename(out)}-`;
  if (!existsSync(parent)) return;
  for (const name of readdirSync(parent)) {
    const [, maker, kind] = (name.startsWith(start) && ending.exec(name.slice(start.length))) || [];
    if (maker === undefined) continue;
    const sign = join(parent, `${start}${maker}.partial`);
    if (maker !== processName() && !hasEnded(maker, sign, signRates.often)) continue;
    if (kind === 'old' && !existsSync(out)) move(join(parent, name), out);
    else remove(join(parent, name));
  }
}

/** Where some program has a file of it open, the next build tries again. */
function remove(folder: string): void {
  try {
    rmSync(folder, removal);
  } catch {
    // Nothing of it is in the way.
  }
}
