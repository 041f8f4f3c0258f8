import { readdirSync, realpathSync, type Stats, statSync } from 'node:fs';
import { join } from 'node:path';

export interface ListOptions {
  /** Whether a link stands for what it leads to; unset, none does. */
  follows?: (path: string) => boolean;
}

/**
 * Paths of the files in a folder, in all depth, with slashes. No folder is entered twice: Node's own list (`recursive`)
 * goes through links that lead back for as long as their paths can grow.
 * @throws the error of the file system
 */
export function listFiles(folder: string, { follows }: ListOptions = {}): string[] {
  const found: string[] = [];
  const entered = new Set<string>();
  const waiting = [''];
  for (let inner = waiting.pop(); inner !== undefined; inner = waiting.pop()) {
    const entries = readdirSync(join(folder, inner), { withFileTypes: true });
    if (follows) {
      const real = realpathSync(join(folder, inner));
      if (entered.has(real)) continue;
      entered.add(real);
    }
    for (const entry of entries) {
      const path = inner + entry.name;
      const what = entry.isSymbolicLink() && follows?.(join(folder, path)) ? describe(join(folder, path)) : entry;
      if (what?.isDirectory()) waiting.push(`${path}/`);
      else if (what?.isFile()) found.push(path);
    }
  }
  return found;
}

/** What a link leads to; `null` for nothing, and for links that lead to one another. */
function describe(path: string): Stats | null {
  try {
    return statSync(path);
  } catch {
    return null;
  }
}
