import { codeOrTemplatePattern } from '../../base/text/inline-code.ts';
import { mapOutsideFences } from '../../base/text/map-prose.ts';

/**
 * Ends a bare address before Chinese, Japanese and Korean text, which is written without a space: `见 https://a.com）`
 * would otherwise link to `https://a.com）` and take all words up to the next space along. Code, tags, links and
 * expressions are left as they are.
 */
export function endAddresses(source: string): string {
  if (!run.test(source)) return source;
  return mapOutsideFences(source, (prose) =>
    prose.replace(skippedOrRun, (whole: string, _ticks, address?: string, next?: string) => {
      if (address === undefined) return whole;
      const end = address.search(/(?<![.,;:!?'"*_~)\]])[.,;:!?'"*_~)\]]+$/);
      const url = end < 0 ? address : address.slice(0, end);
      return `[${url}](${url})${end < 0 ? '' : address.slice(end)}${next}`;
    }),
  );
}

const eastAsian = '\\u3000-\\u30FF\\u3400-\\u9FFF\\uAC00-\\uD7AF\\uFF00-\\uFFEF';
const address = `https?:\\/\\/[^\\s<>\`()[\\]{}"'\\\\\\u0080-\\uFFFF]+`;
const run = new RegExp(`${address}[${eastAsian}]`);

/** Inline code, links, tags and expressions come first, so that an address in them is not found. */
const skippedOrRun = new RegExp(
  [
    codeOrTemplatePattern,
    '\\]\\([^)\\n]*\\)',
    '^(?:import|export)\\b[^\\n]*',
    '<[A-Za-z/][^<>]*>',
    '\\{[^{}\\n]*\\}',
    `(?<![\\w"'=\\[<]|\\]\\()(${address})([${eastAsian}])`,
  ].join('|'),
  'gm',
);
