import { join } from 'node:path';
import { packageFolder } from '../../read/site/package-folder.ts';
import type { IconFiles } from '../../view/icons/icon-files.ts';
import { openIcons } from './open-icons.ts';

/** The icon libraries that come with Docwright. */
export function openOwnIcons(): IconFiles {
  return openIcons(join(packageFolder, 'lib/icons'));
}
