/**
 * Escapes the single dollars that are not mathematics, so that the parser leaves prices and shell variables alone.
 * The rule is Pandoc's (`tex_math_dollars`): the opening `$` has a non-space right after it, the closing one a
 * non-space before it and no digit after it; and, beyond Pandoc, what stands between must not start with a digit that
 * makes a price, and stays within one paragraph. Fenced and inline code is left as it is.
 */
export function protectDollars(source: string): string {
  if (!source.includes('$')) return source;
  let result = '';
  let last = 0;
  for (const match of source.matchAll(codeOrDollar)) {
    if (match.groups?.['text'] === undefined) continue;
    result += source.slice(last, match.index) + protectRun(match[0]);
    last = match.index + match[0].length;
  }
  return result + source.slice(last);
}

/** Fences, inline code, display mathematics and JSX attribute strings are skipped; a run without them is group `text`. */
const codeOrDollar =
  /(?:^|\n)([ \t]*(?:[-*>]|\d+\.)?[ \t]*)(`{3,}|~{3,})[\s\S]*?(?:\n[ \t>]*\2[`~]*(?=\n|$)|$)|(`+)(?!`)[\s\S]*?[^`]\3(?!`)|\$\$[\s\S]*?\$\$|\\\$|(?<text>\$[^\n$`]*(?:\n(?!\n)[^\n$`]*)?\$?)/g;

function protectRun(run: string): string {
  const isMath = run.length > 2 && run.endsWith('$') && /^\$(?![\s\d])[\s\S]*\S\$$/.test(run) && looksLikeMath(run.slice(1, -1));
  return isMath ? run : run.replace(/\$/g, '\\$');
}

/** A shell variable, a template placeholder or plain words between two dollars are not a formula. */
function looksLikeMath(inner: string): boolean {
  if (/[{}\\^_=+<>|]/.test(inner) && !/^\{[^\\]*\}?$/.test(inner)) return true;
  return /^[A-Za-z](?:[A-Za-z]?|\s*[-+*/(),]\s*[\w()]+)*$/.test(inner) && inner.length <= 12;
}
