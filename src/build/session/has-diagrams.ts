import type { Site } from '../../model/site.ts';

/** Whether pages may draw diagrams: the library for that is so large that other sites are built without it. */
export function hasDiagrams({ pages, snippets }: Pick<Site, 'pages' | 'snippets'>): boolean {
  const mark = /mermaid/i;
  return (
    pages.some(({ source }) => source !== null && mark.test(source.body)) ||
    Object.values(snippets).some((text) => mark.test(text))
  );
}
