import { decodeText } from '../../base/paths/decode-text.ts';
import { blankCode } from '../../base/text/place-in-text.ts';
import type { FindPlace } from './create-place-finder.ts';
import { headingsOf } from './split-by-headings.ts';

/** A fragment where a link of Markdown or HTML has its address, in brackets or quotes or bare. */
const links =
  /(\]\([ \t]*|\]:[ \t]*|\bhref[ \t]*=[ \t]*)(?:<#([^<>\n]+)>|"#([^"\n]+)"|'#([^'\n]+)'|#((?:[^\s<>"'()]|\([^\s<>"'()]*\))+))/g;

/** The name of an operation in the place of an address, where each operation has a page that is named for its id. */
const names =
  /(\]\([ \t]*|\]:[ \t]*|\bhref[ \t]*=[ \t]*)(?:<((?:ref:)?[\w-]+)>|"((?:ref:)?[\w-]+)"|'((?:ref:)?[\w-]+)'|((?:ref:)?[\w-]+)(?=[\s)>]|$))/gm;

/**
 * Leads the links of a Markdown text to the places that are found for their fragments, a heading of its own winning,
 * and to the operations that are named in the place of an address.
 */
export function replaceFragments(markdown: string, find: FindPlace): string {
  if (!/\]\(|\]:|\bhref[ \t]*=/.test(markdown)) return markdown;
  const named = replaceLinks(markdown, names, (name) => find(`operation/${name.replace(/^ref:/, '')}`));
  if (!/[(:=][ \t]*[<"']?#/.test(named)) return named;
  const own = new Set(headingsOf(named).map(({ id }) => id));
  return replaceLinks(named, links, (fragment) => (own.has(decodeText(fragment)) ? null : find(fragment)));
}

function replaceLinks(markdown: string, pattern: RegExp, find: FindPlace): string {
  let text = '';
  let end = 0;
  for (const match of blankCode(markdown).matchAll(pattern)) {
    const [link, lead = '', ...parts] = match;
    const address = find(parts.find((part) => part !== undefined) ?? '');
    if (address === null) continue;
    text += markdown.slice(end, match.index) + lead + (lead.startsWith(']') ? `<${address}>` : `"${address}"`);
    end = match.index + link.length;
  }
  return text + markdown.slice(end);
}
