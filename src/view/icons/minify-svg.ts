/** Elements that draw. Anything else (scripts, links, foreign content, styles) is left out. */
const drawing = new Set(
  'svg g path circle ellipse rect line polyline polygon defs lineargradient radialgradient stop clippath mask use text tspan symbol'.split(
    ' ',
  ),
);

const kept =
  /^(d|points|cx|cy|r|rx|ry|x|y|x1|y1|x2|y2|width|height|viewbox|fill|stroke|transform|opacity|id|offset|mask|clip-path|fx|fy|dx|dy|font-size|font-weight|font-family|text-anchor|(fill|stroke|stop|clip)-[a-z]+|gradient(units|transform)|(clippath|mask)units|pathlength)$/i;

const attribute = /([a-z][\w:-]*)\s*=\s*("([^"]*)"|'([^']*)')/gi;

/**
 * An SVG file's text as the smallest markup to place in a page: only what draws, in the colour of the text, no fixed
 * size.
 */
export function minifySvg(source: string): string {
  const text = source.replace(
    /<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!DOCTYPE[^>]*>|<(script|style|foreignObject|title|desc|metadata)\b[\s\S]*?<\/\1\s*>/gi,
    '',
  );
  const tags = [...text.matchAll(/<(\/?)([a-z][\w:]*)((?:"[^"]*"|'[^']*'|[^"'>])*?)(\/?)>([^<]*)/gi)];
  let depth = 0;
  let out = '';
  for (const [, closing, name = '', written = '', selfClosing, after = ''] of tags) {
    const tag = name.toLowerCase();
    if (!drawing.has(tag) || (out === '' && tag !== 'svg')) continue;
    if (closing) depth--;
    if (depth < 0) break;
    out += closing ? `</${name}>` : openTag(name, written, { root: out === '', selfClosing: Boolean(selfClosing) });
    if (!closing && !selfClosing) depth++;
    if (/^(text|tspan)$/.test(tag)) out += after.replace(/>/g, '&gt;');
    if (depth === 0 && out !== '') break;
  }
  return out.replace(/><\/(path|circle|rect|line|ellipse|polyline|polygon|stop|use)>/g, '/>');
}

function openTag(
  name: string,
  written: string,
  { root, selfClosing }: { root: boolean; selfClosing: boolean },
): string {
  // Tabler draws an invisible square first, to keep the picture's frame in editors.
  if (name === 'path' && /stroke="none"[^>]*fill="none"/.test(written)) return '';
  const pairs = [...written.matchAll(attribute)].flatMap(([, key = '', , double, single]): [string, string][] => {
    const value = double ?? single ?? '';
    return isKept(key, value) && !(root && /^(width|height|id)$/i.test(key)) ? [[key, value]] : [];
  });
  if (root) fillRoot(pairs, written);
  const attributes = pairs.filter(([key, value]) => !(name === 'path' && key === 'fill' && value === 'currentColor'));
  return `<${name}${attributes.map(([key, value]) => ` ${key}="${value.replace(/\s+/g, ' ').replace(/"/g, '&quot;').replace(/</g, '&lt;')}"`).join('')}${selfClosing ? '/' : ''}>`;
}

function isKept(key: string, value: string): boolean {
  if (/^(xlink:)?href$/i.test(key)) return value.startsWith('#');
  return kept.test(key) && !/url\(\s*['"]?(?!#|['"]?#)/i.test(value) && !/javascript:/i.test(value);
}

/** Without a fill the browser would paint black; without a frame the picture could not scale. */
function fillRoot(pairs: [string, string][], written: string): void {
  const has = (name: string): boolean => pairs.some(([key]) => key.toLowerCase() === name);
  if (!has('fill')) pairs.push(['fill', 'currentColor']);
  const [, width] = /\bwidth\s*=\s*["']([\d.]+)/i.exec(written) ?? [];
  const [, height] = /\bheight\s*=\s*["']([\d.]+)/i.exec(written) ?? [];
  if (!has('viewbox') && width && height) pairs.push(['viewBox', `0 0 ${width} ${height}`]);
}
