import { decodeText } from '../../base/paths/decode-text.ts';
import type { NavigationItem } from '../../model/migration.ts';
import { plainHeading } from '../markup/plain-heading.ts';
import { leadsAway } from './find-page.ts';
import type { MadePages } from './made-pages.ts';
import type { NavigationLabels } from './navigation-labels.ts';

/** How a generator writes the summary of a book. */
export interface SummaryForm {
  /** A heading that begins a group; its first group is the label. */
  group: RegExp;
  /** Every entry is one of a list; else a link alone is one, too. */
  isBulleted: boolean;
}

interface SummaryOptions {
  form: SummaryForm;
  /** The path of the page at a decoded address. */
  find: (address: string) => string | null;
  labels: NavigationLabels;
  made: MadePages;
  /** Takes the address of an entry whose page is not there, as it is written; the title of one without an address. */
  loseMissing: (address: string) => void;
}

interface Entry {
  indent: number;
  item: Exclude<NavigationItem, string>;
}

const entry = /^(\s*)((?:[*+-]|\d{1,9}[.)])[ \t]+)?\[((?:\\.|[^\]\\])*)\]\(<?([^)>"]*?)>?(?:\s+"[^"]*")?\)/;

/** Every address that a `SUMMARY.md` names, decoded. */
export function summaryAddresses(text: string): string[] {
  return text.split('\n').flatMap((line) => decodeText(entry.exec(line)?.[4] ?? '') || []);
}

/** The navigation of a `SUMMARY.md`: headings are groups, a list within an item is a group with that as its page. */
export function readSummary(text: string, { form, find, labels, made, loseMissing }: SummaryOptions): NavigationItem[] {
  const groups: Exclude<NavigationItem, string>[] = [{ group: '', pages: [] }];
  const drafts = new Map<NavigationItem, string>();
  let open: Entry[] = [];
  for (const line of text.split('\n')) {
    const heading = form.group.exec(line)?.[1];
    if (heading !== undefined) {
      groups.push({ group: labelOf(heading.replace(/<[^>]*>/g, '')), pages: [] });
      open = [];
      continue;
    }
    const [, indent = '', bullet, written = '', address = ''] = entry.exec(line) ?? [];
    if (written === '' || (form.isBulleted && bullet === undefined)) continue;
    const title = labelOf(written);
    open = open.filter((other) => other.indent < indent.length);
    // Without an address, there is no page yet.
    const page = leadsAway(address) ? made.link(title, address) : address === '' ? null : find(decodeText(address));
    if (page === null && address !== '') loseMissing(address);
    // A place in a page that stands above.
    if (address.includes('#') && page !== null && labels.of(page) !== undefined) continue;
    if (page !== null) labels.note(page, title);
    const item = { group: title, ...(page !== null && { root: page }), pages: [] };
    if (address === '') drafts.set(item, written);
    (open.at(-1)?.item ?? groups.at(-1)!).pages.push(item);
    if (bullet !== undefined) open.push({ indent: indent.length, item });
  }
  for (const [item, written] of drafts) if (typeof item !== 'string' && item.pages.length === 0) loseMissing(written);
  const top = groups.map(({ group, pages: inner }) => ({ group, pages: inner.flatMap(settle) }));
  return top.flatMap(({ group, pages: inner }): NavigationItem[] =>
    group === '' ? inner : inner.length > 0 ? [{ group, pages: inner }] : [],
  );
}

/** Navigations show the words of a text alone. */
function labelOf(written: string): string {
  return plainHeading(written, 'stay') || written.trim();
}

/** An item without others below it is its page alone. */
function settle(item: NavigationItem): NavigationItem[] {
  if (typeof item === 'string') return [item];
  const pages = item.pages.flatMap(settle);
  if (pages.length > 0) return [{ ...item, pages }];
  return item.root === undefined ? [] : [item.root];
}
