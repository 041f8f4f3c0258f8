import { isFilePath } from '../../base/paths/routes.ts';
import type { OpenSession } from '../session/open-session.ts';

/** What a build writes beside the pages: a file of the author's, or one that is made. */
export type ShownFile = { kind: 'asset'; path: string } | { kind: 'made'; content: string | Uint8Array };

/** The file at a path of the output; `null` for a page, and for what there is not. */
export async function findShownFile(session: OpenSession, path: string): Promise<ShownFile | null> {
  if (session.site.assets.some((asset) => asset.path === path)) return { kind: 'asset', path };
  if (!isFilePath(path) && !path.startsWith('.well-known/')) return null;
  const content =
    (await session.islands.read(path)) ??
    (await session.fragments.render(path)) ??
    session.operations.read(path) ??
    (await session.readFile(path));
  return content === undefined ? null : { kind: 'made', content };
}
