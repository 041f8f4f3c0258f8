import { copyFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../../model/problem.ts';
import type { OpenSession } from '../session/create-session.ts';
import { createFolderWriter } from './folder-writer.ts';
import { writeServiceFiles } from './write-service-files.ts';

export interface WrittenFiles {
  /** Size of the whole output in bytes. */
  bytes: number;
  problems: Problem[];
}

/**
 * Writes what is not an Astro page: the site's assets as they are, and every generated file. An asset of the user
 * wins over a generated file of the same name.
 */
export async function writeFiles(
  session: OpenSession,
  { outDir, marker }: { outDir: string; marker: string },
): Promise<WrittenFiles> {
  const writer = createFolderWriter(outDir);
  const write = (path: string, content: string | Uint8Array): void =>
    writer.add(path, (target) => writeFileSync(target, content));
  for (const [path, content] of await session.files()) write(path, content);
  for (const [path, script] of await session.islands.readAll()) write(path, script);
  for (const [path, html] of await session.fragments.renderAll()) write(path, html);
  for (const path of session.operations.operations()) write(path, session.operations.read(path) ?? '');
  for (const [path, schemas] of session.operations.shared()) write(path, schemas);
  await session.pictures.thumbnails?.draw(write);
  for (const { path } of session.site.assets)
    writer.add(path, (target) => copyFileSync(join(session.folder, path), target));
  write(
    marker,
    `${JSON.stringify({ generator: 'docwright', base: session.site.base, pages: session.site.pages.length })}\n`,
  );
  if (session.edition.kind === 'static') writeServiceFiles(session.site, { outDir, isPrivate: false });
  return { bytes: folderSize(outDir), problems: writer.problems };
}

export function folderSize(folder: string): number {
  let size = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (entry.isFile()) size += statSync(join(entry.parentPath, entry.name)).size;
  }
  return size;
}
