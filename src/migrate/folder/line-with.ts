import type { MigrationFolder } from '../../model/migration.ts';

/** The first line of a file in which a form stands, counted from 1; `null` for none. */
export function lineWith(folder: MigrationFolder, file: string, form: RegExp): number | null {
  const at = (folder.read(file) ?? '').split('\n').findIndex((line) => form.test(line));
  return at < 0 ? null : at + 1;
}
