import { isSafeUrl } from '../paths/resolve-link.ts';
import { escapeXml } from './escape-xml.ts';

/**
 * Markdown as the plain HTML that feed readers show: paragraphs, lists, links, emphasis and inline code. Everything
 * else becomes text.
 */
export function renderFeedHtml(markdown: string, resolveUrl: (href: string) => string): string {
  return markdown
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter((block) => block !== '')
    .map((block) => renderBlock(block, resolveUrl))
    .join('\n');
}

function renderBlock(block: string, resolveUrl: (href: string) => string): string {
  const lines = block.split('\n');
  const isList = /^\s*([-*+]|\d+[.)])\s+/.test(lines[0]!);
  if (!isList) return `<p>${renderInline(lines.join(' '), resolveUrl)}</p>`;
  const items = block.split(/^\s*(?:[-*+]|\d+[.)])\s+/m).filter((item) => item.trim() !== '');
  const tag = /^\s*\d/.test(block) ? 'ol' : 'ul';
  return `<${tag}>${items.map((item) => `<li>${renderInline(item.trim().replace(/\s*\n\s*/g, ' '), resolveUrl)}</li>`).join('')}</${tag}>`;
}

const inline = /`([^`]+)`|!\[[^\]]*\]\([^)\s]*\)|\[([^\]]+)\]\(([^)\s]+)[^)]*\)|\*\*([^*]+)\*\*|<[^<>]*>/g;

function renderInline(text: string, resolveUrl: (href: string) => string): string {
  let html = '';
  let end = 0;
  for (const match of text.matchAll(inline)) {
    const [whole, code, label, href, strong] = match;
    html += escapeXml(text.slice(end, match.index));
    end = match.index + whole.length;
    if (code !== undefined) html += `<code>${escapeXml(code)}</code>`;
    else if (strong !== undefined) html += `<strong>${escapeXml(strong)}</strong>`;
    else if (label !== undefined) html += isSafeUrl(href!) ? `<a href="${escapeXml(resolveUrl(href!))}">${escapeXml(label)}</a>` : escapeXml(label);
  }
  return html + escapeXml(text.slice(end));
}
