import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'astro';
import { astroConfig, serverFolder } from '../astro/astro-config.ts';
import { type WrittenFiles, writeFiles } from '../output/write-files.ts';
import type { OpenSession } from '../session/create-session.ts';
import { publishSession } from '../session/session.ts';

/** Names the folders that a build wrote, so that `--out` never empties another. */
export const marker = '_docwright/build.json';

/** Writes the pages of a session with Astro, and every other file of its output. */
export async function runAstro(
  session: OpenSession,
  { outDir, base, origin }: { outDir: string; base: string; origin: string | null },
): Promise<WrittenFiles> {
  // Whatever the shell says: readers must never load React's development build, which weighs twice as much.
  process.env['NODE_ENV'] = 'production';
  const run = randomUUID();
  publishSession(session, run);
  mkdirSync(outDir, { recursive: true });
  await build(astroConfig({ session, run, outDir, base, origin })).finally(() => publishSession(null, run));
  rmSync(join(outDir, serverFolder), { recursive: true, force: true });
  return writeFiles(session, { outDir, marker });
}
