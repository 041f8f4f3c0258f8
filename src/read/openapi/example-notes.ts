import { isSafeUrl } from '../../base/paths/resolve-link.ts';
import type { MediaContent } from '../../model/api/operation.ts';

/** What is said of an example beside its code. */
export interface ExampleNote {
  label: string;
  /** Markdown: its description, and where its value stands if not in the page. */
  text: string;
}

export function exampleNotes({ examples, elsewhere = [] }: MediaContent): ExampleNote[] {
  const described = examples.map(({ name, summary, description = '' }) => ({
    label: summary || name,
    text: description,
  }));
  const linked = elsewhere.map(({ name, summary, description, url }) => ({
    label: summary || name,
    text: [description, addressText(url)].filter(Boolean).join('\n\n'),
  }));
  return [...described, ...linked].filter(({ text }) => text !== '');
}

/** An address relative to the description leads nowhere on a page. */
function addressText(url: string): string {
  return /^https?:\/\/[^\s<>]+$/i.test(url) && isSafeUrl(url) ? `<${url}>` : `\`${url.replaceAll('`', '')}\``;
}
