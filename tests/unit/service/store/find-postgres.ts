import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Folder with PostgreSQL's programs: the newest of Debian's, or one on the path; `null` when there is none. */
export function findPostgres(): string | null {
  const debian = globSync('/usr/lib/postgresql/*/bin').sort((a, b) => b.localeCompare(a, 'en', { numeric: true }));
  const folders = [...debian, ...(process.env['PATH'] ?? '').split(delimiter)];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres'))) ?? null;
}
