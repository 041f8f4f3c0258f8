import { spokenProps } from '../../base/components/spoken-props.ts';

const ATTRIBUTE = /\b([A-Za-z]\w*)=(?:\{?"([^"<>]*)"\}?|'([^'<>]*)')/g;
const TAG = /<\/?([A-Za-z][\w.]*)([^<>]*)>/g;
/** First of the characters that Unicode leaves to everyone's own use. */
const PRIVATE = 0xe000;
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** What a reader sees of Markdown or MDX without code blocks, in one line: no marks, no tags, no addresses. */
export function toPlainText(markdown: string): string {
  const plain = withoutSpans(withoutSpans(shieldLiterals(markdown), '{/*', '*/}'), '<!--', '-->')
    .replace(/^(?:import\s[^\n]*\sfrom\s|import\s*['"]|export\s(?:const|default|function)\b)[^\n]*$/gm, ' ')
    .replace(TAG, (_tag, name: string, attributes: string) => spokenAttributes(name, attributes))
    .replace(/!?\[([^[\]]*)\]\([^()]*(?:\([^()]*\)[^()]*)*\)/g, '$1')
    .replace(/^[\s>]*(?:[-*+]\s|\d+[.)]\s)?(?:\[[ xX]\]\s)?/gm, '')
    .replace(/^#{1,6}\s+/gm, '')
    .replace(/^[\s|:-]+$/gm, ' ')
    .replace(/`+|\*\*|__|~~|(?<![\p{L}\p{N}])[*_](?=\S)|(?<=\S)[*_](?![\p{L}\p{N}])/gu, '')
    .replace(/\s*\|\s*/g, ' ')
    .replace(/&(\w+);/g, (entity, name: string) => (Object.hasOwn(ENTITIES, name) ? ENTITIES[name]! : entity))
    .replace(/\s+/g, ' ')
    .trim();
  return unshield(plain);
}

/**
 * What stands in inline code or behind a backslash is meant literally: such marks are private characters until all
 * others are gone.
 */
function shieldLiterals(markdown: string): string {
  const shield = (mark: string): string => String.fromCharCode(PRIVATE + mark.charCodeAt(0));
  return markdown
    .replace(/\\([\\`*_{}[\]()#+\-.!<>|$~&])/g, (_escape, mark: string) => shield(mark))
    .replace(/(?<!`)(`{1,2})(?!`)([^`\n]+)\1(?!`)/g, (_span, _ticks, code: string) =>
      code.replace(/[<>*_[\](){}|~#&\\]/g, shield),
    );
}

function unshield(text: string): string {
  return text.replace(/[\uE000-\uE07F]/g, (mark) => String.fromCharCode(mark.charCodeAt(0) - PRIVATE));
}

/** Cuts out comments. Not a regular expression: openings that are never closed would cost the square of the text. */
function withoutSpans(text: string, open: string, close: string): string {
  let kept = '';
  let from = 0;
  for (let start = text.indexOf(open); start >= 0; start = text.indexOf(open, from)) {
    const end = text.indexOf(close, start + open.length);
    if (end < 0) break;
    kept += `${text.slice(from, start)} `;
    from = end + close.length;
  }
  return kept + text.slice(from);
}

function spokenAttributes(name: string, attributes: string): string {
  if (!attributes.includes('=')) return ' ';
  const spoken = spokenProps(name);
  const values = [...attributes.matchAll(ATTRIBUTE)].map(([, prop, double, single]) =>
    spoken.includes(prop!) ? (double ?? single ?? '') : '',
  );
  return ` ${values.filter((value) => /\p{L}/u.test(value)).join(' ')} `;
}
