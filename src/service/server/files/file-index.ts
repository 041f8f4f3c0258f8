import { readdir, realpath, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { buildFolder } from '../../../base/paths/build-folder.ts';
import { contentType } from '../../../base/paths/content-type.ts';
import { posixPath } from '../../../base/paths/posix-path.ts';

interface FileFacts {
  root: string;
  size: number;
  /** Milliseconds since 1970. */
  modified: number;
  /** By the ending of the name when not given. */
  type?: string | null;
}

/** A file of a built site. There are hundreds of thousands of them, so what follows from others is not kept. */
export class SiteFile {
  /** Path below the folder, with forward slashes. */
  readonly path: string;
  readonly size: number;
  readonly #root: string;
  /** As the disk writes the path. */
  readonly #name: string;
  readonly #modified: number;
  readonly #type: string | null;

  constructor(name: string, { root, size, modified, type = null }: FileFacts) {
    const path = posixPath(name).normalize('NFC');
    this.path = path;
    this.#name = path === name ? path : name;
    this.size = size;
    this.#root = root;
    this.#modified = modified;
    this.#type = type;
  }

  /** The same file under another content type. */
  withType(type: string): SiteFile {
    return new SiteFile(this.#name, { root: this.#root, size: this.size, modified: this.#modified, type });
  }

  get absolute(): string {
    return join(this.#root, this.#name);
  }

  get modified(): Date {
    return new Date(this.#modified);
  }

  get type(): string {
    return this.#type ?? contentType(this.path);
  }

  /** Its name holds a hash of its content, so that it may be kept for good. */
  get immutable(): boolean {
    return isImmutable(this.path);
  }
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
        const { size, mtime } = await stat(absolute);
        const file = new SiteFile(relative(root, absolute), { root, size, modified: mtime.getTime() });
        return withheld.test(file.path) ? null : file;
      }),
  );
  return new Map(files.filter((file) => file !== null).map((file) => [file.path, file]));
}

/** `_docwright/content.BIJaUrFa.css`, `_docwright/search/texts-2lsw35avjz-1.json`. */
function isImmutable(path: string): boolean {
  return path.startsWith(`${buildFolder}/`) && /[.-](?=[\w-]*[A-Z\d])[\w-]{8,}\.[a-z\d]+$/.test(path);
}
