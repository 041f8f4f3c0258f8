import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { posixPath } from '../../base/paths/posix-path.ts';
import { readGitState } from '../../read/site/git/read-git-state.ts';
import { type ScannedFile, scanFolder } from '../../read/site/scan-folder.ts';
import { nameContent } from './name-content.ts';
import { type FileNames, stampOf, unknownFiles } from './open-file-names.ts';

export interface BuildInputs {
  /** Of `fingerprintPackage`. */
  maker: string;
  /** The site. */
  folder: string;
  /** Folders that may lie in it and are not of it: outputs, caches. */
  without: readonly string[];
  /** Everything that was asked of the build. */
  settings: Readonly<Record<string, unknown>>;
  /** Of `folder`. */
  names?: FileNames;
}

/**
 * A name for everything that is known before a build and that its output depends on, without a path of this machine;
 * `null` for a site with a theme of its own, which is code that may ask for anything.
 */
export async function fingerprintInputs({
  maker,
  folder,
  without,
  settings,
  names = unknownFiles,
}: BuildInputs): Promise<string | null> {
  const git = readGitState(folder);
  const left = without.map((path) => `${posixPath(relative(folder, path))}/`);
  const files = scanFolder(folder).filter(({ path }) => !left.some((start) => path.startsWith(start)));
  if (files.some(({ path }) => /^themes\/[^/]+\/Layout\.astro$/.test(path))) return null;
  return nameContent(
    JSON.stringify([
      maker,
      Object.entries(settings).sort(([a], [b]) => (a < b ? -1 : 1)),
      variables.map((name) => process.env[name] ?? null),
      await git,
      newestPage(files),
      files.map((file) => [file.path, file.ignored, nameOf(file, { folder, names })]),
    ]),
  );
}

/** What the engine and the build itself read of the environment. */
const variables = ['SOURCE_DATE_EPOCH', 'TZ', 'LANG', 'LC_ALL', 'LC_TIME', 'DOCWRIGHT_SOURCES'];

/** Where no commit says when a site was written, the newest of its pages does. */
function newestPage(files: readonly ScannedFile[]): number {
  return files.reduce((newest, { path, changed }) => (/\.mdx?$/.test(path) ? Math.max(newest, changed) : newest), 0);
}

/** Bytes from which a file is known by its size and time: films, mostly. */
const large = 64 * 1024 * 1024;
/** What a site can name although it is left out of it. */
const nameable = /\.(?:mdx?|[jt]sx?|json|ya?ml|css|svg|png|jpe?g|webp|woff2?|ttf|otf)$/i;

function nameOf(
  { path, size, changed, ignored }: ScannedFile,
  { folder, names }: { folder: string; names: FileNames },
): string {
  if (size > large || (ignored && !nameable.test(path))) return `${size} ${changed}`;
  const file = join(folder, path);
  try {
    return names.nameOf(path, stampOf(file), () => nameContent(readFileSync(file)));
  } catch {
    return '';
  }
}
