import { mapProse } from '../../base/text/map-prose.ts';

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
