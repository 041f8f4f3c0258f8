import { mapOutsideFences } from '../../base/text/map-prose.ts';
import { renderFence } from '../../base/text/render-fence.ts';
import { unescapeHtml } from '../../base/text/unescape-html.ts';
import { fenceTitle } from './fence-title.ts';

const template = String.raw`\x60(?:[^\x60\\]|\\[\s\S])*\x60`;
const value = String.raw`"[^"]*"|'[^']*'|\{(?:[^{}\x60]|${template}|\{(?:[^{}]|\{[^{}]*\})*\})*\}`;
const attribute = new RegExp(String.raw`([\w:-]+)(?:=(${value}))?`, 'g');

/** Elements without content that hold code, `<Code code="…" lang="js" title="a.js" />`; what a program says stays. */
export function showCodeElements(text: string, names: readonly string[]): string {
  if (names.length === 0) return text;
  const tag = new RegExp(
    String.raw`^([ \t]*)<(${names.join('|')})(?=\s)((?:\s+[\w:-]+(?:=(?:${value}))?)+)\s*(?:/>|>\s*</\2>)[ \t]*$`,
    'gm',
  );
  return mapOutsideFences(text, (prose) =>
    prose.replace(tag, (whole, indent: string, _, written: string) => {
      const given = new Map([...written.matchAll(attribute)].map(([, name, own = '']) => [name!, textOf(own)]));
      const code = given.get('code');
      if (code == null) return whole;
      const language = given.get('lang') || given.get('language') || 'text';
      const info = [language, fenceTitle(given.get('title') ?? '')].filter(Boolean).join(' ');
      return renderFence(code, info).replace(/^(?=.)/gm, indent);
    }),
  );
}

/** The text that an attribute holds; `null` for what only a program knows. */
function textOf(written: string): string | null {
  if (!written.startsWith('{')) return unescapeHtml(written.slice(1, -1));
  const [, , text] = /^\{\s*(["'`])((?:(?!\1)[^\\]|\\[\s\S])*)\1\s*\}$/.exec(written) ?? [];
  if (text === undefined || /(?<!\\)\$\{/.test(text)) return null;
  return text.replace(/\\([\s\S])/g, (_, sign: string) => ({ n: '\n', t: '\t' })[sign] ?? sign);
}
