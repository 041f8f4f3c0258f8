import type { Page } from '../../model/page.ts';

/** The file from which links of a page count; for a page that is made, where it would be written. */
export function fileOfPage({ source, path }: Pick<Page, 'source' | 'path'>): string {
  return source?.file ?? `${path}.mdx`;
}
