import { dedent } from '../../read/markdown/dedent.ts';

/** A mark of a region, in whatever a comment is in that language (VitePress, `findRegions`). */
const regionMark =
  /^\s*(?:(?:\/\/|<!--|#pragma|#)\s*#?|(?:\/\*|\(\*|--|::|@?rem)\s*#)(end ?)?region\b\s*(.*?)\s*(?:-->|\*\/|\*\))?\s*$/i;

/**
 * What stands between `#region name` and its `#endregion`, without the marks of regions in it and the indentation that
 * all of it has; all of `text` where there is no such region.
 */
export function regionOf(text: string, name: string): string {
  const lines = text.split('\n');
  const marks = lines.map((line) => regionMark.exec(line));
  const isStart = (mark: RegExpExecArray | null): boolean => mark !== null && !mark[1] && mark[2] === name;
  const start = marks.findIndex(isStart);
  if (start < 0) return text;
  let depth = 1;
  const end = marks.findIndex((mark, index) => {
    if (mark === null || index <= start) return false;
    if (isStart(mark)) depth++;
    else if (mark[1] && (mark[2] === name || mark[2] === '')) depth--;
    return depth === 0;
  });
  const last = end < 0 ? lines.length : end;
  return dedent(lines.filter((_, index) => index > start && index < last && marks[index] === null).join('\n'));
}
