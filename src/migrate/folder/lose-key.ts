import type { Lose, MigrationFolder } from '../../model/migration.ts';
import { lineOfKey } from '../../read/front-matter/line-of-key.ts';
import { readPageSource } from './read-page-source.ts';

/** Tells of a key of the front matter of a page, on its line. */
export function loseKey(
  key: string,
  message: string,
  { folder, file, lose }: { folder: MigrationFolder; file: string; lose: Lose },
): void {
  const [text, end] = [folder.read(file) ?? '', readPageSource(folder, file).line];
  lose({ file, line: lineOfKey(key, { text, end }), message });
}
