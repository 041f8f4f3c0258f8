import { decodeText } from '../../base/paths/decode-text.ts';
import { blankCode } from '../../base/text/place-in-text.ts';
import type { FindPlace } from './create-place-finder.ts';
import { headingsOf } from './split-by-headings.ts';

/** A fragment where a link of Markdown or HTML has its address, in brackets or quotes or bare. */
const links =
  /(\]\([ \t]*|\]:[ \t]*|\bhref[ \t]*=[ \t]*)(?:<#([^<>\n]+)>|"#([^"\n]+)"|'#([^'\n]+)'|#((?:[^\s<>"'()]|\([^\s<>"'()]*\))+))/g;

/** Leads the links of a Markdown text to the places that are found for their fragments; a heading of its own wins. */
export function replaceFragments(markdown: string, find: FindPlace): string {
  if (!/[(:=][ \t]*[<"']?#/.test(markdown)) return markdown;
  const matches = [...blankCode(markdown).matchAll(links)];
  if (matches.length === 0) return markdown;
  const own = new Set(headingsOf(markdown).map(({ id }) => id));
  let text = '';
  let end = 0;
  for (const match of matches) {
    const [link, lead = '', ...parts] = match;
    const fragment = parts.find((part) => part !== undefined) ?? '';
    const address = own.has(decodeText(fragment)) ? null : find(fragment);
    if (address === null) continue;
    text += markdown.slice(end, match.index) + lead + (lead.startsWith(']') ? `<${address}>` : `"${address}"`);
    end = match.index + link.length;
  }
  return text + markdown.slice(end);
}
