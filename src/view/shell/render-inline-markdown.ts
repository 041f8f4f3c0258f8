import { isSafeUrl } from '../../base/paths/resolve-link.ts';
import { escapeHtml } from '../../base/text/escape-html.ts';

/**
 * Bold, italic, code, strike-through and links of one line of Markdown as HTML, for banners and descriptions. Inline
 * tags without attributes count as well; tags of components go, and what they wrap stays. All else is text. `toHref`
 * turns routes into addresses.
 */
export function renderInlineMarkdown(source: string, toHref: (href: string) => string): string {
  let html = '';
  let at = 0;
  for (const match of source.matchAll(tokens)) {
    html += escapeHtml(source.slice(at, match.index)) + renderToken(match, toHref);
    at = match.index + match[0].length;
  }
  return html + escapeHtml(source.slice(at));
}

// Each alternative excludes its own delimiter, so that no input makes the expression go back over what it read.
const tokens =
  /`(?<code>[^`\n]+)`|\[(?<label>[^[\]\n]+)\]\((?<href>[^()\s]+)\)|(?<mark>\*\*|__|~~)(?<strong>(?:(?!\k<mark>)[^\n]){1,2000})\k<mark>|(?<![\w*_])(?<em>[*_])(?<italic>[^*_\n]+)\k<em>(?![\w*_])|<br *\/?>|<(?<tag>b|strong|i|em|u|s|code|kbd|sub|sup|mark|small|[A-Z]\w*)>(?<inner>(?:(?!<\k<tag>>)[^\n]){0,2000}?)<\/\k<tag>>/g;

function renderToken(match: RegExpMatchArray, toHref: (href: string) => string): string {
  const { code, label, href, mark, strong, italic, tag, inner } = match.groups ?? {};
  if (match[0].startsWith('<br')) return '<br>';
  if (tag !== undefined)
    return /^[A-Z]/.test(tag) ? renderInlineMarkdown(inner!, toHref) : wrap(tag, renderInlineMarkdown(inner!, toHref));
  if (code !== undefined) return `<code>${escapeHtml(code)}</code>`;
  if (label !== undefined) return renderLink(label, { href: href!, toHref });
  if (strong !== undefined) return wrap(mark === '~~' ? 's' : 'strong', renderInlineMarkdown(strong, toHref));
  return wrap('em', renderInlineMarkdown(italic!, toHref));
}

function wrap(tag: string, html: string): string {
  return `<${tag}>${html}</${tag}>`;
}

function renderLink(label: string, { href, toHref }: { href: string; toHref: (href: string) => string }): string {
  const text = renderInlineMarkdown(label, toHref);
  if (!isSafeUrl(href)) return text;
  const external = /^(https?:)?\/\//i.test(href) ? ' target="_blank" rel="noopener"' : '';
  return `<a href="${escapeHtml(toHref(href))}"${external}>${text}</a>`;
}
