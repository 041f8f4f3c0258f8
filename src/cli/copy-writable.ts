import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { sayWhere } from '../base/errors/say-where.ts';

/** Copies what is in a folder, so that its new owner may write to it: a package may be installed for reading alone. */
export function copyWritable(from: string, to: string): void {
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const source = join(entry.parentPath, entry.name);
    const target = join(to, relative(from, source));
    mkdirSync(dirname(target), { recursive: true });
    sayWhere(target, () => writeFileSync(target, readFileSync(source)));
  }
}
