import { mapProse } from '../../../base/text/map-prose.ts';

/** `source` with its tags, expressions and statements made text, outside of code: Markdown that every parser takes. */
export function literalSource(source: string): string {
  return mapProse(source, literal);
}

function literal(text: string): string {
  return text
    .replace(/\\?[<{}]/g, (found) => (found.endsWith('<') ? '&lt;' : `\\${found.at(-1)}`))
    .replace(/^(import|export)\b/gm, (word) => `&#${word.charCodeAt(0)};${word.slice(1)}`);
}
