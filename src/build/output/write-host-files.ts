import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { outputMarker } from '../../base/paths/build-folder.ts';
import type { HostName, HostRules } from '../../model/host.ts';
import type { Site } from '../../model/site.ts';
import { move } from '../files/move.ts';
import { removeEmptyFolders } from '../files/remove-empty-folders.ts';
import { hostWriters } from '../hosts/host-writers.ts';
import { describeFolder } from './describe-folder.ts';
import { createFolderWriter, type FolderWriter } from './folder-writer.ts';
import type { OutputLayout } from './plan-layout.ts';

export interface HostFilesOptions {
  host: HostName;
  rules: HostRules;
  layout: OutputLayout;
}

/**
 * Writes the files that a host reads into an output that lies as the host wants it. What it cannot do is told by the
 * rule `host-limit`.
 */
export function writeHostFiles(
  site: Site,
  writer: Pick<FolderWriter, 'files' | 'write' | 'copy' | 'locate'>,
  { host, rules, layout }: HostFilesOptions,
): void {
  // The file by which builds know their output, and the page for unknown addresses, are looked for at its top.
  if (layout.base !== '')
    for (const path of [outputMarker, '404.html'])
      if (writer.files.has(layout.base + path)) writer.copy(path, writer.locate(layout.base + path));
  const authored = new Set(site.assets.map(({ path }) => path));
  for (const [name, content] of hostWriters[host].write(rules).files)
    if (!authored.has(name)) writer.write(name, content);
}

/** Moves what others have written to where it is to lie, and reads it there. */
export function moveFiles(outDir: string, { flat, base }: OutputLayout): FolderWriter {
  for (const [path, other] of flat) {
    if (!existsSync(join(outDir, path)) || existsSync(join(outDir, other))) continue;
    move(join(outDir, path), join(outDir, other));
    removeEmptyFolders(outDir, dirname(path));
  }
  if (base !== '') {
    const aside = `${outDir}.below`;
    move(outDir, aside);
    mkdirSync(join(outDir, dirname(base)), { recursive: true });
    move(aside, join(outDir, base));
  }
  return createFolderWriter(outDir, { files: describeFolder(outDir) });
}
