const stylePrefixes: Readonly<Record<string, string>> = { fas: 'solid', far: 'regular', fab: 'brands', fal: 'light', fat: 'thin', fad: 'duotone' };

/**
 * The bare name and style in what authors write: `fa-solid fa-house`, `fas fa-house`, `fa-house`, `lucide-house`,
 * `IconHouse`, `FileText`. The name is lower case with hyphens; empty when nothing is left that could be a name.
 */
export function normaliseName(written: string): { name: string; style: string | null } {
  let style: string | null = null;
  const words: string[] = [];
  for (const word of written.trim().split(/\s+/)) {
    const bare = word.replace(/^fa-/, '');
    if (Object.hasOwn(stylePrefixes, word)) style = stylePrefixes[word]!;
    else if (bare !== word && /^(solid|regular|brands|light|thin|duotone|sharp)$/.test(bare)) style = bare;
    else words.push(bare);
  }
  return { name: hyphenate(words.join('-')), style };
}

function hyphenate(text: string): string {
  const camel = /^[A-Z][a-z]+(?:[A-Z0-9][a-z0-9]*)+$/.test(text) ? text.replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-') : text;
  return camel
    .toLowerCase()
    .replace(/[_.\s/]+/g, '-')
    .replace(/^(lucide|tabler|ti)-/, '')
    .replace(/[^a-z0-9-]/g, '')
    .replace(/^-+|-+$/g, '');
}
