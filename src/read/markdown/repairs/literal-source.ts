/** Fences and inline code, which nothing in them can break. */
const code = /(?:^|\n)[ \t>]*(`{3,}|~{3,})[\s\S]*?(?:\n[ \t>]*\1[`~]*(?=\n|$)|$)|(`+)(?!`)[^\n]*?[^`\n]\2(?!`)/g;

/** `source` with its tags, expressions and statements made text: Markdown that every parser takes. */
export function literalSource(source: string): string {
  let result = '';
  let last = 0;
  for (const match of source.matchAll(code)) {
    result += literal(source.slice(last, match.index)) + match[0];
    last = match.index + match[0].length;
  }
  return result + literal(source.slice(last));
}

function literal(text: string): string {
  return text
    .replace(/\\?[<{}]/g, (found) => (found.endsWith('<') ? '&lt;' : `\\${found.at(-1)}`))
    .replace(/^(import|export)\b/gm, (word) => `&#${word.charCodeAt(0)};${word.slice(1)}`);
}
