/** What pages import: text of a file by its path relative to the site folder. */
export type Snippets = Readonly<Record<string, string>>;

const endings = ['', '.mdx', '.jsx', '.tsx', '.md', '.js', '.ts', '.json', '/index.mdx', '/index.jsx'];

/**
 * Finds the file that an import names: `/abs` from the site folder, `./` and `../` from the importing file, and for
 * any other path first from the site folder, then from the importing file. Endings may be left out.
 * Returns `null` when there is no such file.
 */
export function resolveImport(specifier: string, from: string, snippets: Snippets): string | null {
  const folder = from.includes('/') ? from.slice(0, from.lastIndexOf('/')) : '';
  const bases = specifier.startsWith('/') ? [''] : specifier.startsWith('.') ? [folder, ''] : ['', folder];
  for (const base of bases) {
    const path = normalise(base === '' ? specifier : `${base}/${specifier}`);
    for (const ending of endings) {
      if (Object.hasOwn(snippets, path + ending)) return path + ending;
    }
  }
  return null;
}

/** The file of a legacy `<Snippet file="x.mdx" />`, which lies in `snippets/` or `_snippets/`. */
export function resolveSnippetFile(file: string, snippets: Snippets): string | null {
  const name = normalise(file);
  for (const path of [`snippets/${name}`, `_snippets/${name}`, name]) {
    for (const ending of endings) if (Object.hasOwn(snippets, path + ending)) return path + ending;
  }
  return null;
}

function normalise(path: string): string {
  const parts: string[] = [];
  for (const part of path.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  }
  return parts.join('/');
}
