import { posix } from 'node:path';
import { objectOf } from '../../folder/evaluated-value.ts';
import type { Settings } from './find-settings.ts';
import { optionsByName } from './options-by-name.ts';

/** Those that Zensical has where its settings name none (Zensical, "Extensions"), as far as pages are read by them. */
const ofZensical = [
  'abbr',
  'attr_list',
  'def_list',
  'pymdownx.arithmatex',
  'pymdownx.caret',
  'pymdownx.keys',
  'pymdownx.mark',
  'pymdownx.smartsymbols',
  'pymdownx.tilde',
];

/** What names of several extensions stand for, as far as pages are read by them (Python-Markdown, "Extra"). */
const ofExtra = ['abbr', 'attr_list', 'def_list', 'footnotes', 'md_in_html', 'tables'];

/** The extensions of Markdown that a site has, by their names, with their options. */
export function readExtensions({
  file,
  config,
}: Pick<Settings, 'file' | 'config'>): Map<string, Record<string, unknown>> {
  const isDefault = config['markdown_extensions'] === undefined && posix.basename(file).startsWith('zensical.');
  const named = optionsByName(isDefault ? ofZensical : config['markdown_extensions']);
  // In TOML, `pymdownx.caret` is a key within a key.
  const within = Object.entries(named.get('pymdownx') ?? {});
  const own = [...named].map(([name, options]) => [name.replace(/^markdown\.extensions\./, ''), options] as const);
  const extra = own.some(([name]) => /^(?:pymdownx\.)?extra$/.test(name)) ? ofExtra : [];
  return new Map([
    ...extra.map((name) => [name, {}] as const),
    ...own,
    ...within.map(([name, options]) => [`pymdownx.${name}`, objectOf(options)] as const),
  ]);
}
