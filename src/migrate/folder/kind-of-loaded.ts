import type { MigrationFolder } from '../../model/migration.ts';
import { runsInBrowsers } from '../../read/site/runs-in-browsers.ts';

/** What a file is that every page of the new site loads because it lies there; `null` for any other. */
export function kindOfLoaded(folder: MigrationFolder, file: string): 'style sheet' | 'script' | null {
  if (file.endsWith('.css')) return 'style sheet';
  return file.endsWith('.js') && runsInBrowsers(folder.read(file) ?? '') ? 'script' : null;
}
