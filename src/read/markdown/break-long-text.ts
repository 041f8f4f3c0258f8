import { mapProse } from '../../base/text/map-prose.ts';

/** References times characters of a block; the parser takes about a byte for each, whatever its limits are. */
const most = 20_000_000;
/** References between two breaks. */
const apart = 20;

const references = /&(?:[A-Za-z][A-Za-z\d]{1,31}|#\d{1,7}|#[xX][\dA-Fa-f]{1,6});/g;
/** Blocks of MDX in which a comment could stand in code. */
const code = /^\s*(?:[<{]|(?:import|export)\b)/;

/**
 * The text with comments between the character references (`&amp;`) of paragraphs that are long and have very many of
 * them: the parser joins a paragraph's text anew at each one, with its time and its memory in their product.
 */
export function breakLongText(source: string, syntax: 'markdown' | 'mdx'): string {
  if (!isTooMuch(source)) return source;
  const comment = syntax === 'mdx' ? '{/* */}' : '<!-- -->';
  const breakUp = (block: string): string => {
    if (!isTooMuch(block) || (syntax === 'mdx' && code.test(block))) return block;
    let count = 0;
    return block.replace(references, (found) => (++count % apart === 0 ? found + comment : found));
  };
  return mapProse(source, (prose) =>
    prose
      .split(/(\n[ \t]*\n)/)
      .map(breakUp)
      .join(''),
  );
}

function isTooMuch(text: string): boolean {
  if (text.length ** 2 < most) return false;
  let count = 0;
  for (let at = text.indexOf('&'); at >= 0; at = text.indexOf('&', at + 1)) count++;
  return count * text.length > most;
}
