import { beginningOf } from '../../base/text/beginning-of.ts';
import type { Lose } from '../../model/migration.ts';
import { objectOf } from '../folder/evaluated-value.ts';
import { writtenText } from '../folder/read-page-source.ts';

/** What pages have beside their text, as the settings of a generator say. */
export interface Extras {
  /** Texts below every page. */
  footer: readonly unknown[];
  /** Ids of Google Analytics. */
  analytics: readonly unknown[];
  /** What stands in the head of every page. */
  head: readonly ForeignTag[];
}

export interface ForeignTag {
  name: unknown;
  attributes: unknown;
  content?: unknown;
}

/** Settings of `docs.json` for analytics; what it has no setting for is told. */
export function readExtras(
  { footer, analytics, head }: Extras,
  { file, lose }: { file: string; lose: Lose },
): { integrations?: Record<string, unknown> } {
  const scripts = head
    .filter(({ name }) => name === 'script')
    .map(
      ({ attributes, content }) => `${writtenText(objectOf(attributes)['src']) ?? ''} ${writtenText(content) ?? ''}`,
    );
  const ids = [...analytics, ...scripts].flatMap((text) => /\bG-[A-Z\d]{4,}/.exec(writtenText(text) ?? '')?.[0] ?? []);
  const others = scripts.filter((text) => !/googletagmanager|\bgtag\(/.test(text)).length;
  if (others > 0) {
    const told = others === 1 ? 'A script' : `${others} scripts`;
    lose({ file, message: `${told} in the head of every page; a .js file next to docs.json runs there` });
  }
  for (const text of footer)
    if (writtenText(text)) lose({ file, message: `The text below every page: ${beginningOf(writtenText(text)!)}` });
  return ids.length > 0 ? { integrations: { ga4: { measurementId: ids[0] } } } : {};
}
