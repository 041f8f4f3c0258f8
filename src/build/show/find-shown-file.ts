import { wantedTextType } from '../../base/http/wanted-text-type.ts';
import { contentType } from '../../base/paths/content-type.ts';
import { isFilePath, markdownRoute } from '../../base/paths/routes.ts';
import { trimEndSlashes } from '../../base/paths/trim-end-slashes.ts';
import type { OpenSession } from '../session/open-session.ts';

/** What a build writes beside the pages: a file of the author's, or one that is made. */
export type ShownFile = { type: string } & (
  | { kind: 'asset'; path: string }
  | { kind: 'made'; content: string | Uint8Array }
);

/**
 * The file at a path of the output; `null` for a page, and for what there is not. A page is its Markdown to those whose
 * `accept` wants that more.
 */
export async function findShownFile(
  session: OpenSession,
  path: string,
  accept: string | null,
): Promise<ShownFile | null> {
  const type = contentType(path);
  if (session.site.assets.some((asset) => asset.path === path)) return { kind: 'asset', path, type };
  const text = await findText(session, { path, accept });
  if (text) return text;
  if (!isFilePath(path) && !path.startsWith('.well-known/')) return null;
  const content =
    (await session.islands.read(path)) ??
    (await session.fragments.render(path)) ??
    session.operations.read(path) ??
    (await session.readFile(path));
  return content === undefined ? null : { kind: 'made', content, type };
}

async function findText(
  session: OpenSession,
  { path, accept }: { path: string; accept: string | null },
): Promise<ShownFile | null> {
  const type = wantedTextType(accept);
  const route = `/${trimEndSlashes(path)}`;
  if (type === null || !session.findPage(route)) return null;
  const content = await session.readFile(markdownRoute(route).slice(1));
  return content === undefined ? null : { kind: 'made', content, type: `${type}; charset=utf-8` };
}
