import { createFenceReader } from '../../base/text/create-fence-reader.ts';

/** A line of a page, and whether it belongs to fenced code, which no rule touches. */
export interface PageLine {
  text: string;
  isCode: boolean;
}

/** One way in which pages are written alike. Applied to its own result, it changes nothing more. */
export type LineRule = (lines: readonly PageLine[]) => PageLine[];

export function readLines(text: string): PageLine[] {
  const read = createFenceReader();
  return text.split('\n').map((line) => ({ text: line, isCode: read(line) !== 'prose' }));
}

export function joinLines(lines: readonly PageLine[]): string {
  return lines.map(({ text }) => text).join('\n');
}

const isEmpty = (line: PageLine | undefined): boolean => line !== undefined && !line.isCode && line.text.trim() === '';
const isHeading = (line: PageLine | undefined): boolean =>
  line !== undefined && !line.isCode && /^#{1,6}[ \t]+\S/.test(line.text);
const blank: PageLine = { text: '', isCode: false };

/** Spaces at the end of a line go, but for the two that break it. */
const trimEnds: LineRule = (lines) =>
  lines.map((line, index) => {
    if (line.isCode) return line;
    const text = line.text.trimEnd();
    const next = lines[index + 1];
    const breaks = / {2,}$/.test(line.text) && text !== '' && next !== undefined && !isEmpty(next);
    return { ...line, text: breaks ? `${text}  ` : text };
  });

/** One empty line is as good as many. */
const joinEmpty: LineRule = (lines) => lines.filter((line, index) => !(isEmpty(line) && isEmpty(lines[index - 1])));

/** Headings have an empty line before and behind them. */
const spaceHeadings: LineRule = (lines) =>
  lines.flatMap((line, index) => {
    const previous = lines[index - 1];
    const isClose = previous !== undefined && !isEmpty(previous) && !isEmpty(line);
    return isClose && (isHeading(line) || isHeading(previous)) ? [blank, line] : [line];
  });

/** Lists have hyphens. */
const hyphenLists: LineRule = (lines) =>
  lines.map((line) => {
    if (line.isCode || /^\s*(?:\*[ \t]*){3,}$/.test(line.text)) return line;
    return { ...line, text: line.text.replace(/^([ \t]*)[*+](?=[ \t]+\S)/, '$1-') };
  });

/** In the order in which they are applied. */
export const lineRules: readonly LineRule[] = [spaceHeadings, trimEnds, joinEmpty, hyphenLists];
