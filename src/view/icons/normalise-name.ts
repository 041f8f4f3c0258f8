const stylePrefixes: Readonly<Record<string, string>> = {
  fas: 'solid',
  far: 'regular',
  fab: 'brands',
  fal: 'light',
  fat: 'thin',
  fad: 'duotone',
};

/**
 * The bare names and the style in what authors write: `fa-solid fa-house`, `fas fa-house`, `fa-house`, `lucide-house`,
 * `FileText`, `GitHub`. Names are lower case with hyphens, the likeliest first; none when nothing is left of it.
 */
export function normaliseName(written: string): { names: string[]; style: string | null } {
  let style: string | null = null;
  const words: string[] = [];
  for (const word of written.trim().split(/\s+/)) {
    const bare = word.replace(/^fa-/, '');
    if (Object.hasOwn(stylePrefixes, word)) style = stylePrefixes[word]!;
    else if (bare !== word && /^(solid|regular|brands|light|thin|duotone|sharp)$/.test(bare)) style = bare;
    else words.push(bare);
  }
  const text = words.join('-');
  const names = [text, text.replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-')].map(hyphenate);
  return { names: [...new Set(names)].filter(Boolean), style };
}

function hyphenate(text: string): string {
  return text
    .toLowerCase()
    .replace(/[_.\s/]+/g, '-')
    .replace(/^(lucide|tabler|ti)-/, '')
    .replace(/[^a-z0-9-]/g, '')
    .replace(/^-+|-+$/g, '');
}
