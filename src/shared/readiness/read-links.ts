import { withoutFences } from '../../base/text/without-fences.ts';

export interface TextLink {
  label: string;
  url: URL;
}

/** Links in Markdown that lead somewhere over the web, each address once; not those in code. */
export function readLinks(markdown: string, base: string): TextLink[] {
  const found = new Map<string, TextLink>();
  for (const fenced of withoutFences(markdown).split('\n')) {
    const line = fenced.replace(/(`+)(?:(?!\1).)*\1/g, '');
    // A label holds no bracket of its own but an escaped one, so that no line is read twice.
    for (const [, label = '', enclosed, bare = ''] of line.matchAll(
      /(?<!!)\[((?:[^[\]\\]|\\.){0,500})\]\((?:<([^<>]{1,2000})>|([^\s()<>]{1,2000}))/g,
    )) {
      const target = enclosed ?? bare;
      const url = URL.parse(target, base);
      if (!url || !/^https?:$/.test(url.protocol)) continue;
      url.hash = '';
      if (!found.has(url.href)) found.set(url.href, { label, url });
    }
  }
  return [...found.values()];
}
