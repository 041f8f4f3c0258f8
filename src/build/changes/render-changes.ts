import { countOf } from '../../base/text/count-of.ts';
import type { PageChange, SiteChanges } from '../../model/changes.ts';

export interface ChangeAddresses {
  /** Address at which the new output is shown, with its base path; `null` where it is not. */
  preview: string | null;
  /** The same of the old one. */
  before: string | null;
}

/** A comment holds 65,536 characters on GitHub. */
const limits = { rows: 100, title: 120, path: 200 };

/** What has changed as a comment on a change: a heading, the preview, a table of pages. Titles stay text. */
export function renderChangesMarkdown({ pages }: SiteChanges, addresses: ChangeAddresses): string {
  const shown = pages.slice(0, limits.rows);
  const table = [
    `| Page | | ${addresses.before === null ? '' : 'Before |'}`.trimEnd(),
    `|---|---|${addresses.before === null ? '' : '---|'}`,
    ...shown.map((page) => renderRow(page, addresses)),
  ].join('\n');
  const parts = [
    `### Documentation: ${count(pages)}`,
    addresses.preview && `[View the preview](<${addresses.preview}>)`,
    pages.length > 0 && table,
    pages.length > shown.length && `And ${countOf(pages.length - shown.length, 'other page')}.`,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

/** The same for a terminal. */
export function renderChanges({ pages }: SiteChanges): string {
  const width = Math.max(0, ...pages.map(({ kind }) => kind.length));
  const lines = pages.map(({ kind, path, title }) => `${kind.padEnd(width)}  ${path}  ${visible(title)}\n`);
  return `${lines.join('')}${lines.length > 0 ? '\n' : ''}${count(pages)}\n`;
}

function count(pages: SiteChanges['pages']): string {
  const kinds = Map.groupBy(pages, ({ kind }) => kind);
  const parts = [...kinds].map(([kind, { length }]) => `${countOf(length, 'page')} ${kind}`);
  return parts.join(', ') || 'no pages changed';
}

function renderRow({ kind, path, title }: PageChange, { preview, before }: ChangeAddresses): string {
  const name = escapeCell(title.trim() || path, limits.title);
  const page = kind === 'removed' ? name : link(name, preview, path);
  const cells = [page, kind];
  if (before !== null) cells.push(kind === 'new' ? '' : link('before', before, path));
  return `| ${cells.join(' | ')} |`;
}

function link(name: string, site: string | null, path: string): string {
  if (site === null || path.length > limits.path) return name;
  return `[${name}](<${new URL(site + path).href.replaceAll('|', '%7C')}>)`;
}

/** A title names nobody, leads nowhere and ends no cell. */
function escapeCell(title: string, most: number): string {
  const text = visible(title);
  const cut = text.length > most ? `${text.slice(0, most)}…` : text;
  return cut.replace(/[\\`*_{}[\]<>|~!&$]/g, '\\$&').replace(/[@#]|:(?=\/\/)|\.(?=\w)/g, '$&<!-- -->');
}

/** Without signs that steer a terminal or turn the direction of a line. */
function visible(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();
}
