export interface TextLink {
  label: string;
  url: URL;
}

/** Links in Markdown that lead somewhere over the web, each address once; not those in code. */
export function readLinks(markdown: string, base: string): TextLink[] {
  const found = new Map<string, TextLink>();
  for (const line of withoutCode(markdown)) {
    // A label holds no bracket of its own but an escaped one, so that no line is read twice.
    for (const [, label = '', target = ''] of line.matchAll(
      /(?<!!)\[((?:[^[\]\\]|\\.){0,500})\]\(<?([^\s()<>]{1,2000})>?/g,
    )) {
      const url = URL.parse(target, base);
      if (!url || !/^https?:$/.test(url.protocol)) continue;
      url.hash = '';
      if (!found.has(url.href)) found.set(url.href, { label, url });
    }
  }
  return [...found.values()];
}

function* withoutCode(markdown: string): Generator<string> {
  let fence = '';
  for (const line of markdown.split('\n')) {
    const [mark = ''] = /^\s*(`{3,}|~{3,})/.exec(line)?.slice(1) ?? [];
    if (fence !== '') {
      if (mark.startsWith(fence)) fence = '';
    } else if (mark !== '') fence = mark;
    else yield line.replace(/(`+)(?:(?!\1).)*\1/g, '');
  }
}
