import { decodeText } from '../../../base/paths/decode-text.ts';
import { renderFence } from '../../../base/text/render-fence.ts';
import { unescapeHtml } from '../../../base/text/unescape-html.ts';
import { writeLink } from '../render-sdk-code.ts';

const code =
  /<pre><code(?:\s+class="(?:lang-)?(?<language>[\w-]*)")?[^<>]*>(?<block>[\s\S]*?)<\/code><\/pre>|<code[^<>]*>(?<inline>[^<]*)<\/code>/g;
const link =
  /<xref\s+(?:href|uid)="(?<uid>[^"?#<>]+)(?:[?#][^"<>]*)?"[^<>]*>(?<label>[^<]*)<\/xref>|<a\s+href="(?<href>https?:[^"\s]+)"[^<>]*>(?<text>[^<]*)<\/a>/g;

/** A text of DocFX, Markdown among which stands HTML that it makes of comments, as Markdown. */
export function readDocfxText(text: unknown, nameOf: (uid: string) => string): string {
  if (typeof text !== 'string') return '';
  return text
    .replace(code, (_, language: string | undefined, block: string | undefined, inline: string | undefined) =>
      block === undefined
        ? `\`${unescapeHtml(inline ?? '').replaceAll('`', '')}\``
        : `\n\n${renderFence(unescapeHtml(block), language ?? '')}\n\n`,
    )
    .replace(link, (_, uid: string | undefined, label: string, href: string, shown: string) => {
      if (uid === undefined) return `[${shown}](${href})`;
      const key = decodeText(uid);
      return writeLink(label || nameOf(key), key);
    })
    .replace(/<\/?(?:p|para)>/g, '\n\n')
    .replace(/<br\s*\/?>/g, '\n\n')
    .replace(/<(?:param|typeparam)ref\s+name="(\w+)"[^<>]*>(?:<\/\w+>)?/g, '`$1`')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
