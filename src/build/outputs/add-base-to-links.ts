import { withBase } from '../../base/paths/routes.ts';
import { mapOutsideFences } from '../../base/text/map-prose.ts';

/** Puts the base path before links from the root, in Markdown and in tags, but not in code. */
export function addBaseToLinks(markdown: string, base: string): string {
  if (base === '') return markdown;
  return mapOutsideFences(markdown, (prose) =>
    prose
      .split('\n')
      .map((line) => rewriteLine(line, base))
      .join('\n'),
  );
}

// Code spans are matched so that they can be skipped.
const codeOrLink = /(`{1,8})[^`]*\1|(\]\(<?|\b(?:href|src)=["']|^\s*\[[^\]]+\]:\s*)(\/(?!\/)[^\s)"'>]*)/g;

function rewriteLine(line: string, base: string): string {
  return line.replace(codeOrLink, (whole: string, _ticks, before: string | undefined, path: string | undefined) =>
    before !== undefined && path !== undefined ? before + withBase(base, path) : whole,
  );
}
