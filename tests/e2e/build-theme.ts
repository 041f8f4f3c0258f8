import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve, sep } from 'node:path';
import { promisify } from 'node:util';

export interface ThemeBuild {
  /** Folder with a `docs.json`. */
  site: string;
  theme: string;
  /** Folder for the built site. */
  out: string;
  /** Settings that replace the site's own. */
  settings?: Record<string, unknown>;
  /** Pages by their names in `docs.json`; all of them when left out. */
  pages?: readonly string[];
}

/** Builds a site in a theme, whatever its `docs.json` names, with the compiled command as users run it. */
export async function buildTheme({ site, theme, out, settings = {}, pages }: ThemeBuild): Promise<void> {
  const copy = mkdtempSync(join(tmpdir(), 'docwright-theme-'));
  const isWanted = (file: string): boolean => {
    const path = relative(site, file).split(sep).join('/');
    return (
      pages === undefined || path.startsWith('snippets/') || !path.endsWith('.mdx') || pages.includes(path.slice(0, -4))
    );
  };
  try {
    cpSync(site, copy, { recursive: true, filter: isWanted });
    const file = join(copy, 'docs.json');
    const config = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
    const navigation = pages === undefined ? config['navigation'] : keepPages(config['navigation'], new Set(pages));
    writeFileSync(file, JSON.stringify({ ...config, navigation, ...settings, theme }));
    const command = ['bin/docwright.js', 'build', copy, '--out', out];
    await promisify(execFile)(process.execPath, command, { cwd: resolve(import.meta.dirname, '../..') });
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** Navigation without the pages that are not named; pages of API descriptions stay. */
function keepPages(node: unknown, names: ReadonlySet<string>): unknown {
  if (Array.isArray(node)) return node.map((entry) => keepPages(entry, names)).filter((entry) => !isEmpty(entry));
  if (typeof node === 'string') return /^\w+ \//.test(node) || names.has(node) ? node : null;
  if (typeof node !== 'object' || node === null) return node;
  const entries = Object.entries(node).map(([key, value]) => [
    key,
    divisions.has(key) ? keepPages(value, names) : value,
  ]);
  const { root, ...kept } = Object.fromEntries(entries) as Record<string, unknown>;
  // A group without pages of its own shows all of its description.
  if ('openapi' in kept && isEmpty(kept)) delete kept['pages'];
  return typeof root === 'string' && names.has(root) ? { ...kept, root } : kept;
}

const divisions = new Set([
  'navigation',
  'languages',
  'versions',
  'products',
  'tabs',
  'dropdowns',
  'anchors',
  'menu',
  'groups',
  'pages',
]);

function isEmpty(entry: unknown): boolean {
  if (typeof entry !== 'object' || entry === null) return entry === null;
  return [...divisions].some((key) => key in entry && (entry as Record<string, unknown[]>)[key]?.length === 0);
}
