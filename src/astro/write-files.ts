import { copyFileSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { OpenSession } from './create-session.ts';
import { writeServiceFiles } from './write-service-files.ts';

/**
 * Writes what is not an Astro page: the site's assets as they are, and every generated file. An asset of the user
 * wins over a generated file of the same name.
 *
 * @returns size of the whole output in bytes
 */
export async function writeFiles(session: OpenSession, { outDir, marker }: { outDir: string; marker: string }): Promise<number> {
  for (const [path, content] of await session.files()) write(join(outDir, path), content);
  for (const [path, script] of await session.islands.readAll()) write(join(outDir, path), script);
  for (const [path, html] of await session.fragments.renderAll()) write(join(outDir, path), html);
  for (const path of session.operations.operations()) write(join(outDir, path), session.operations.read(path) ?? '');
  for (const [path, schemas] of session.operations.shared()) write(join(outDir, path), schemas);
  for (const { path } of session.site.assets) {
    const target = join(outDir, path);
    mkdirSync(dirname(target), { recursive: true });
    copyFileSync(join(session.folder, path), target);
  }
  write(join(outDir, marker), `${JSON.stringify({ generator: 'docwright', base: session.site.base, pages: session.site.pages.length })}\n`);
  writeServiceFiles(session.site, { outDir, isPrivate: false });
  return folderSize(outDir);
}

function write(path: string, content: string | Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

function folderSize(folder: string): number {
  let size = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (entry.isFile()) size += statSync(join(entry.parentPath, entry.name)).size;
  }
  return size;
}
