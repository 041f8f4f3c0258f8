import { codeOrTemplatePattern } from '../../base/text/inline-code.ts';
import { mapOutsideFences } from '../../base/text/map-prose.ts';

/**
 * Writes `%20` for each space in the address of a link or picture (`![](/Screenshot 1.png)`), as tools that name files
 * by their titles leave it. Markdown takes such an address for none and shows the brackets to readers. Code, tags and
 * expressions are left as they are, and so is a title behind the address.
 */
export function encodeSpaces(source: string): string {
  if (!spaced.test(source)) return source;
  return mapOutsideFences(source, (prose) =>
    prose.replace(skippedOrTarget, (whole: string, _ticks, target?: string) => {
      const { address, title = '' } = target?.match(addressAndTitle)?.groups ?? {};
      if (address === undefined || !isAddress(address)) return whole;
      return `](${address.replace(/[ \t]/g, '%20')}${title})`;
    }),
  );
}

/** Not words in brackets behind other words in brackets. */
function isAddress(text: string): boolean {
  const [first = '', ...others] = text.split(/[ \t]/);
  const last = others.at(-1);
  if (last === undefined || others.some((word) => word.includes('://'))) return false;
  if (/^https?:\/\//.test(first)) return /[/.?#=%]/.test(last);
  return /^\.{0,2}\/\S/.test(first) || (!first.includes(':') && file.test(last));
}

const file = /\.(?:mdx?|html?|png|jpe?g|gif|svg|webp|avif|mp4|webm|mov|pdf|zip|json|ya?ml|csv|txt)(?:#.*)?$/i;
const spaced = /\]\([^()\n]*[ \t]/;
const addressAndTitle =
  /^(?<address>[^\s<"'](?:[^<>"\n]*?[^\s<>"])?)(?<title>[ \t]+(?:"[^"\n]*"|'[^'\n]*'|\([^()\n]*\)))?$/;

/** Inline code, tags and expressions come first, so that a link in them is not found. */
const skippedOrTarget = new RegExp(
  [
    codeOrTemplatePattern,
    '^(?:import|export)\\b[^\\n]*',
    '<[A-Za-z/][^<>]*>',
    '\\{[^{}\\n]*\\}',
    '(?<!\\\\)\\]\\(((?:[^()\\n]|\\([^()\\n]*\\))*)\\)',
  ].join('|'),
  'gm',
);
