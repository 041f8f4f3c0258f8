import { routeToHref } from '../../base/paths/routes.ts';
import type { ApiDocument } from '../../model/api/document.ts';
import type { Site } from '../../model/site.ts';

export interface PublishedDescription {
  id: string;
  kind: 'openapi' | 'asyncapi';
  title: string;
  /** From the root of the host, or of another site. */
  href: string;
}

/** The API descriptions that readers can fetch. One that says more than everybody may read is not handed out. */
export function publishedDescriptions({
  apis,
  assets,
  base,
}: Pick<Site, 'apis' | 'assets' | 'base'>): PublishedDescription[] {
  const files = new Set(assets.map(({ path }) => path));
  const hrefOf = ({ id }: ApiDocument): string | null => {
    if (/^https?:/i.test(id)) return id;
    return files.has(id) ? routeToHref(`/${id}`, { base }) : null;
  };
  return apis.flatMap((document): PublishedDescription[] => {
    const { id, kind, title } = document;
    const href = hrefOf(document);
    return kind === 'page' || href === null ? [] : [{ id, kind, title, href }];
  });
}
