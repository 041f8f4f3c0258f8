import { mapOutsideFences, maskCode } from '../../../base/text/map-prose.ts';
import type { MigrationFolder } from '../../../model/migration.ts';
import { evaluateModule } from '../../folder/evaluate-module.ts';
import { records } from '../../folder/evaluated-value.ts';
import { writtenText } from '../../folder/read-page-source.ts';
import { attribute } from '../../markup/attribute.ts';

/** What is known of a set of tabs before it is written: its tabs can stand far below. */
interface TabsOfSet {
  labels: ReadonlyMap<string, string>;
  /** The value of the tab that is shown at first. */
  first: string | undefined;
  items: { value: string; isFirst: boolean }[];
}

const tag =
  /<(\/?)(Tabs|TabItem)\b((?:[^<>{}"']|"[^"]*"|'[^']*'|\{(?:[^{}`]|`[^`]*`|\{(?:[^{}]|\{[^{}]*\})*\})*\})*?)(\/?)>/g;

/**
 * Tabs of Docusaurus with what their elements say of each other: the tab that is shown at first, labels in `values`.
 * Sets without a `groupId` do not follow each other there.
 */
export function settleTabs(text: string): string {
  if (!text.includes('<TabItem')) return text;
  const sets = readSets(text);
  const open: TabsOfSet[] = [];
  let next = 0;
  return mapTags(text, (whole, { slash, name, given, end }) => {
    if (name === 'Tabs') {
      if (slash) open.pop();
      else {
        const set = sets[next++]!;
        if (!end) open.push(set);
        return `<Tabs${firstOf(set)}${/\bgroupId=/.test(given) ? '' : ' sync={false}'}${end && ' /'}>`;
      }
      return whole;
    }
    const label = slash || /\blabel=/.test(given) ? undefined : open.at(-1)?.labels.get(valueIn(given, 'value') ?? '');
    return label === undefined ? whole : `<TabItem${attribute('label', label)}${given}${end}>`;
  });
}

function firstOf({ items, first }: TabsOfSet): string {
  const marked = items.findIndex(({ isFirst }) => isFirst);
  const at = marked < 0 ? items.findIndex(({ value }) => value === first) : marked;
  return at > 0 ? ` defaultTabIndex={${at}}` : '';
}

function readSets(text: string): TabsOfSet[] {
  const sets: TabsOfSet[] = [];
  const open: TabsOfSet[] = [];
  mapTags(text, (whole, { slash, name, given, end }) => {
    if (name === 'TabItem') {
      const isFirst = /(?:^|\s)default(?:=\{true\})?(?=\s|$)/.test(given);
      if (!slash) open.at(-1)?.items.push({ value: valueIn(given, 'value') ?? '', isFirst });
    } else if (slash) open.pop();
    else {
      sets.push({ labels: labelsIn(given, text), first: valueIn(given, 'defaultValue'), items: [] });
      if (!end) open.push(sets.at(-1)!);
    }
    return whole;
  });
  return sets;
}

interface TabTag {
  slash: string;
  name: string;
  given: string;
  end: string;
}

/** `text` with its tags of tabs changed; code stays. */
function mapTags(text: string, change: (whole: string, parts: TabTag) => string): string {
  return mapOutsideFences(text, (prose) => {
    let last = 0;
    const parts = [...maskCode(prose).matchAll(tag)].map(
      ({ 0: masked, 1: slash = '', 2: name = '', 4: end = '', index }) => {
        const whole = prose.slice(index, index + masked.length);
        const given = whole.slice(1 + slash.length + name.length, whole.length - 1 - end.length);
        const before = prose.slice(last, index);
        last = index + masked.length;
        return before + change(whole, { slash, name, given: given.trimEnd(), end });
      },
    );
    return parts.join('') + prose.slice(last);
  });
}

function valueIn(given: string, name: string): string | undefined {
  const [, double, single, code] =
    new RegExp(`\\b${name}=(?:"([^"]*)"|'([^']*)'|\\{\\s*["'\`]([^"'\`]*)["'\`]\\s*\\})`).exec(given) ?? [];
  return double ?? single ?? code;
}

/** `values={[{ label: 'macOS', value: 'mac' }]}`, which the page can have declared above. */
function labelsIn(given: string, text: string): Map<string, string> {
  const written = /\bvalues=\{([\s\S]*)\}/.exec(given)?.[1];
  if (written === undefined) return new Map();
  const declared = [...text.matchAll(/^(?:export\s+)?const\s[\s\S]*?\n?[}\]];?[ \t]*$/gm)].map(([block]) => block);
  const source = `${declared.join('\n')}\nexport default ${closed(written)}`;
  const page: MigrationFolder = { root: '', files: [], has: () => false, read: () => source };
  return new Map(
    records(evaluateModule(page, 'page.tsx')).flatMap(({ value, label }) => {
      const [own, shown] = [writtenText(value), writtenText(label)];
      return own === undefined || shown === undefined ? [] : [[own, shown] as [string, string]];
    }),
  );
}

/** An expression up to the brace that ends it. */
function closed(written: string): string {
  let depth = 0;
  for (const { 0: sign, index } of written.matchAll(/[{}]/g)) {
    depth += sign === '{' ? 1 : -1;
    if (depth < 0) return written.slice(0, index);
  }
  return written;
}
