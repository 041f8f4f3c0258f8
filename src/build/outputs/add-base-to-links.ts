import { withBase } from '../../base/paths/routes.ts';

/** Puts the base path before links from the root, in Markdown and in tags, but not in code. */
export function addBaseToLinks(markdown: string, base: string): string {
  if (base === '') return markdown;
  let fence: string | null = null;
  const lines = markdown.split('\n').map((line) => {
    const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1];
    if (fence === null && mark === undefined) return rewriteLine(line, base);
    if (fence === null) fence = mark!;
    else if (mark?.startsWith(fence) && line.trim() === mark) fence = null;
    return line;
  });
  return lines.join('\n');
}

// Code spans are matched so that they can be skipped.
const codeOrLink = /(`{1,8})[^`]*\1|(\]\(<?|\b(?:href|src)=["']|^\s*\[[^\]]+\]:\s*)(\/(?!\/)[^\s)"'>]*)/g;

function rewriteLine(line: string, base: string): string {
  return line.replace(codeOrLink, (whole: string, _ticks, before: string | undefined, path: string | undefined) =>
    before !== undefined && path !== undefined ? before + withBase(base, path) : whole,
  );
}
