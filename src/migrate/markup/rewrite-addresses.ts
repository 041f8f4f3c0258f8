import { createBreakCounter, mapOutsideFences, mapProse, maskCode } from '../../base/text/map-prose.ts';
import { angledAddress, linkTo } from '../../read/markdown/repairs/mend-markup.ts';

/** Gives what an address is to be from now on; `null` where it stays. `line` is that of its file. */
export type NewAddress = (address: string, line: number) => string | null;

/** Links and pictures, definitions, and the attributes of elements that hold addresses: what comes before, and it. */
const forms = [
  /(\]\(\s*<)([^<>\n]+)(?=>)/g,
  /(\]\(\s*)([^\s()<>]+(?:\([^\s()]*\)[^\s()<>]*)*)/g,
  /(^[ \t]{0,3}\[(?!\^)[^\]\n]+\]:[ \t]*<?)([^\s<>]+)/gm,
  /(\b(?:href|to|src|srcset|poster|url|link|img|image|imageDark|light|dark|lightSrc|darkSrc|srcLight|srcDark)=\{?")([^"\n{}]+)(?=")/g,
  /(\b(?:href|to|src|srcset|poster|url|link|img|image|imageDark|light|dark|lightSrc|darkSrc|srcLight|srcDark)=\{?')([^'\n{}]+)(?=')/g,
  // Most icons are names, and a page can have the same one.
  /(\bicon=")([^"\n{}]*\/[^"\n{}]*)(?=")/g,
];

/** `text` with its addresses changed; those in code stay. `line`: of its file, counted from 1. */
export function rewriteAddresses(text: string, line: number, change: NewAddress): string {
  return mapOutsideFences(text, (prose, start) => {
    const masked = maskCode(prose);
    const breaksBefore = createBreakCounter(prose);
    const found = forms.flatMap((form) =>
      [...masked.matchAll(form)].map(({ index, 1: lead = '', 2: address = '' }) => ({
        from: index + lead.length,
        to: index + lead.length + address.length,
      })),
    );
    let result = '';
    let last = 0;
    for (const { from, to } of found.sort((a, b) => a.from - b.from)) {
      const address = withSlashes(prose.slice(from, to));
      const next = isOwn(address) ? change(address, line + start + breaksBefore(from)) : null;
      result += prose.slice(last, from) + (next ?? address);
      last = to;
    }
    return result + prose.slice(last);
  });
}

/** An address in angle brackets that is no target of a link or of a definition. */
const alone = new RegExp(String.raw`(?<!\]\([ \t]*|^[ \t]{0,3}\[[^\]\n]+\]:[ \t]*)${angledAddress.source}`, 'gm');

/** Addresses in angle brackets become links: MDX takes `<` for the begin of a tag. */
export function linkAngledAddresses(text: string): string {
  return mapProse(text, (prose) => prose.replace(alone, (_, address: string) => linkTo(address)));
}

/** Browsers take `\` for `/` (URL Standard, "path state"), as long as Markdown does not encode it. */
function withSlashes(address: string): string {
  return address.replace(/\\(?=[a-z\d])/gi, '/');
}

/** Not another site's. */
function isOwn(address: string): boolean {
  return !/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(address);
}
