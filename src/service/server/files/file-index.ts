import { readdir, realpath, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { contentType } from '../../../base/paths/content-type.ts';

/** A file of a built site. */
export interface SiteFile {
  /** Path below the folder, with forward slashes. */
  path: string;
  absolute: string;
  size: number;
  modified: Date;
  type: string;
  /** Its name holds a hash of its content, so that it may be kept for good. */
  immutable: boolean;
}

/**
 * What a built site may hand out, by path. Whatever is not in it does not exist, so no path can lead out of the folder.
 */
export type FileIndex = ReadonlyMap<string, SiteFile>;

/** Files of a build that are meant for other hosts and for the service itself. */
const withheld = /^(?:\.service(?:\/|$)|\.htaccess$|_(?:redirects|headers)$|vercel\.json$)/;

/** Lists the files of a built site. Links to other places are left out. */
export async function buildFileIndex(folder: string): Promise<FileIndex> {
  const root = await realpath(folder);
  const entries = await readdir(root, { withFileTypes: true, recursive: true });
  const files = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (entry) => {
        const absolute = join(entry.parentPath, entry.name);
        const path = relative(root, absolute).split(sep).join('/').normalize('NFC');
        if (withheld.test(path)) return null;
        const { size, mtime } = await stat(absolute);
        return { path, absolute, size, modified: mtime, type: contentType(path), immutable: isImmutable(path) };
      }),
  );
  return new Map(files.filter((file) => file !== null).map((file) => [file.path, file]));
}

/** `_docwright/content.BIJaUrFa.css`, `_docwright/search/texts-2lsw35avjz-1.json`. */
function isImmutable(path: string): boolean {
  return /^_docwright\/(?:.*\/)?[^/]*[.-](?=[\w-]*[A-Z\d])[\w-]{8,}\.[a-z\d]+$/.test(path);
}
