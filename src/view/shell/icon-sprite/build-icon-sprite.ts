import { escapeHtml } from '../../../base/text/escape-html.ts';
import type { IconValue } from '../../../model/config.ts';

/** The icons that come again and again on the pages of a site, as one file that a browser fetches once. */
export interface IconSprite {
  /** Text of the SVG file; empty when there is nothing to share. */
  text: string;
  /** Markup that shows an icon from the file, given the file's address; `null` for an icon that is not in it. */
  use: (icon: IconValue, place: { address: string; size?: string }) => string | null;
}

/** More would make the file a burden for the pages that show a few of them. */
const limit = 160;

/** Takes the most frequent of `icons` that `draw` gives as inline SVG; pictures and signs stay with the page. */
export function buildIconSprite(icons: Iterable<IconValue>, draw: (icon: IconValue) => string): IconSprite {
  const ids = new Map<string, string>();
  const symbols: string[] = [];
  for (const icon of mostFrequent(icons)) {
    const id = symbols.length.toString(36);
    const symbol = toSymbol(draw(icon), `i${id}`);
    if (symbol === null) continue;
    ids.set(nameOf(icon), `i${id}`);
    symbols.push(symbol);
    if (symbols.length === limit) break;
  }
  return {
    text: symbols.length === 0 ? '' : `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`,
    use: (icon, { address, size }) => {
      const id = ids.get(nameOf(icon));
      return id === undefined ? null : `<svg${sizeAttributes(size)}><use href="${escapeHtml(address)}#${id}"/></svg>`;
    },
  };
}

function sizeAttributes(size: string | undefined): string {
  return size === undefined ? '' : ` width="${escapeHtml(size)}" height="${escapeHtml(size)}"`;
}

function mostFrequent(icons: Iterable<IconValue>): IconValue[] {
  const counts = new Map<string, { icon: IconValue; count: number }>();
  for (const icon of icons) {
    const known = counts.get(nameOf(icon));
    counts.set(nameOf(icon), { icon, count: (known?.count ?? 0) + 1 });
  }
  return [...counts.values()].sort((a, b) => b.count - a.count).map(({ icon }) => icon);
}

function nameOf({ name, style, library }: IconValue): string {
  return JSON.stringify([name, style, library]);
}

/** What names or refers to a part of the document (`id`, `url(#…)`) would not survive the move to a file of its own. */
function toSymbol(svg: string, id: string): string | null {
  const match = /^<svg([^>]*)>(.*)<\/svg>$/s.exec(svg.trim());
  if (!match || /\bid=|url\(|<(use|style|script|image|foreignObject)\b/i.test(svg)) return null;
  const attributes = match[1]!.replace(/\s(xmlns(:\w+)?|width|height|class|style|role|aria-[\w-]+)="[^"]*"/g, '');
  return `<symbol id="${id}"${attributes}>${match[2]}</symbol>`;
}
