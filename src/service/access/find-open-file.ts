import { filesAt } from '../../base/paths/files-at.ts';
import type { AccessSite } from './access-context.ts';
import { redirectOf } from './redirect-of.ts';

/** What lies open at an address: for strangers alone, where members may get something else, or the same for all. */
export type OpenFile = 'for-strangers' | 'for-all';

/** `null` where nothing lies open that is read, and where an address leads on, which may depend on the reader. */
export function findOpenFile(
  { method }: Pick<Request, 'method'>,
  { site, path }: { site: AccessSite; path: string },
): OpenFile | null {
  if (method !== 'GET' && method !== 'HEAD') return null;
  const name = path.normalize('NFC');
  const open = site.files.find(name);
  if (open === null || redirectOf(site, path) !== null) return null;
  const { members } = site;
  const hasEdition = members && filesAt(name).some((file) => Object.hasOwn(members.list.files, file));
  // What stands for a folder may be another page for each reader.
  return !hasEdition && `/${open.path}` === name ? 'for-all' : 'for-strangers';
}
