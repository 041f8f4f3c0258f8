import type { Passage } from '../../../model/retrieval.ts';
import type { NumberedPassage } from './build-prompt.ts';
import type { LinkRules } from './create-link-checker.ts';

/** The passages that a model was given, with their numbers, and which of them its answer uses. */
export interface Citations {
  /** Numbers passages: one that was given before keeps its number. */
  number: (passages: readonly Passage[]) => NumberedPassage[];
  rules: LinkRules;
  /** In the order in which the answer cites them. */
  used: () => NumberedPassage[];
}

/** @param root what the site's own links begin with for the reader */
export function createCitations({ href, root }: { href: (passage: Passage) => string; root: string }): Citations {
  const given = new Map<string, NumberedPassage>();
  const used = new Set<NumberedPassage>();
  const use = (passage: NumberedPassage | undefined): string | null => {
    if (passage) used.add(passage);
    return passage?.url ?? null;
  };
  return {
    number: (passages) =>
      passages.map((passage) => {
        const url = href(passage);
        const known = given.get(url) ?? { number: given.size + 1, url, passage };
        given.set(url, known);
        return known;
      }),
    rules: {
      cite: (number) => use([...given.values()].find((passage) => passage.number === number)),
      resolve: (url) => use(given.get(url)) ?? resolveLink(url, { root, given: [...given.values()] }),
    },
    used: () => [...used],
  };
}

/** Addresses of the site, and those that stand in a passage. */
function resolveLink(url: string, { root, given }: { root: string; given: readonly NumberedPassage[] }): string | null {
  // Browsers take a backslash for a slash, and leave control characters out; Markdown has names for all of them.
  if (/[\\\s\p{Cc}]|&#?\w+;/u.test(url)) return null;
  if (root !== '' && (url === root || url.startsWith(`${root}/`))) return url;
  if (/^\/(?!\/)/.test(url)) return root + url;
  const isAddress = /^(?:https?:\/\/|mailto:)./i.test(url);
  return isAddress && given.some(({ passage }) => names(passage.content, url)) ? url : null;
}

/** Whether a text has an address or one below it: `https://a.example` is not in `https://a.example.org`. */
function names(text: string, url: string): boolean {
  for (let at = text.indexOf(url); at >= 0; at = text.indexOf(url, at + 1)) {
    const after = text.slice(at + url.length, at + url.length + 2);
    if (/[/?#&=]$/.test(url) || !/^(?:[\p{L}\p{N}_%-]|[.:@][\p{L}\p{N}])/u.test(after)) return true;
  }
  return false;
}
