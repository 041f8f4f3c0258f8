import { mapOutsideFences, mapProse } from '../../base/text/map-prose.ts';

const expression = String.raw`\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}`;
const tag = new RegExp(
  String.raw`<(area|base|br|col|embed|hr|img|input|link|source|track|wbr)\b((?:\s(?:"[^"]*"|'[^']*'|${expression}|[^<>"'{])*?)?)\s*(?<!\/)>(?:<\/\1>)?`,
  'gi',
);

/** Elements of HTML that have no content end in `/>`, as MDX wants it. `<Link>` is a component. */
export function closeVoidElements(text: string): string {
  return mapProse(text, (prose) =>
    prose
      .replace(tag, (whole, name: string, attributes: string) =>
        /^[A-Z][a-z]/.test(name) ? whole : `<${name}${attributes.trimEnd()} />`,
      )
      // Browsers take it for a start.
      .replace(/<\/br\s*>/gi, '<br />'),
  );
}

const spread = /<(a|b|em|i|kbd|small|span|strong|sub|sup|u)(?=[\s>])[^<>]*>[ \t]*\n[\s\S]*?<\/\1>/g;

/** Elements within text on one line: to MDX, a tag that ends its line begins a block, which text cannot end. */
export function joinInlineElements(text: string): string {
  const join = (element: string): string => element.replace(/[ \t]*\n[ \t]*/g, ' ');
  return mapOutsideFences(text, (prose) =>
    prose.replace(/(?:^.+\n?)+/gm, (block) => (isInText(block) ? block.replace(spread, join) : block)),
  );
}

/** Whether an element that is spread over lines has text beside it: before it, or behind its end. */
function isInText(block: string): boolean {
  return [...block.matchAll(spread)].some(({ 0: element, index }) => {
    const before = block
      .slice(block.lastIndexOf('\n', index) + 1, index)
      .replace(/^[ \t>]*(?:[-*+]|\d+[.)])?[ \t]/, '');
    const after = /^.*/.exec(block.slice(index + element.length))![0];
    return hasText(before) || hasText(after);
  });
}

/** Other tags are no text. */
function hasText(line: string): boolean {
  return line.replace(/<[^<>]*>/g, '').trim() !== '';
}
