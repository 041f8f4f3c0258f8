import { resolveLink } from '../../base/paths/resolve-link.ts';
import { routeToHref, withBase } from '../../base/paths/routes.ts';
import { mapOutsideFences } from '../../base/text/map-prose.ts';

interface Origin {
  /** Base path of the site. */
  base: string;
  /** File that the text stands in, relative to the site folder. */
  from: string;
}

/**
 * Makes links in the Markdown of a page lead where those of the page do, in Markdown and in tags, but not in code: from
 * the root with the base path, for that Markdown does not lie where the author's file does.
 */
export function placeLinks(markdown: string, origin: Origin): string {
  if (origin.base === '' && !mayCountFromFile.test(markdown)) return markdown;
  return mapOutsideFences(markdown, (prose) =>
    prose
      .split('\n')
      .map((line) => rewriteLine(line, origin))
      .join('\n'),
  );
}

/** What stands before the address of a link in a line. */
const before = String.raw`\]\(<?|\b(?:href|src)=["']`;
// Code spans are matched so that they can be skipped.
const codeOrLink = new RegExp(`(\`{1,8})[^\`]*\\1|(${before}|^\\s*\\[[^\\]^][^\\]]*\\]:\\s*)([^\\s)"'>]+)`, 'g');
/** Most pages have links from the root and to other sites alone. */
const mayCountFromFile = new RegExp(`(?:${before}|\\]:\\s*)\\.{1,2}(?:[/?#)>"'\\s]|$)|\\.mdx`, 'im');
const fromFile = /^\.{1,2}(?:[/?#]|$)|^(?![a-z][a-z\d+.-]*:|\/\/)[^?#]*\.mdx(?:[?#]|$)/i;

function rewriteLine(line: string, origin: Origin): string {
  return line.replace(codeOrLink, (whole: string, _ticks, lead: string | undefined, target: string | undefined) =>
    lead === undefined || target === undefined ? whole : lead + rewriteTarget(target, origin),
  );
}

function rewriteTarget(target: string, { base, from }: Origin): string {
  if (fromFile.test(target)) {
    const link = resolveLink(target, { from, base });
    return link.kind === 'internal' ? routeToHref(link.route, { base }) + link.search + link.hash : target;
  }
  return /^\/(?!\/)/.test(target) ? withBase(base, target) : target;
}
