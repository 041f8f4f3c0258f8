/** Nobody writes more in one. */
const longest = 5000;

/**
 * The first backtick: neither another one stands before it nor a backslash that is not escaped itself. What stands
 * before is looked at where there is one, and not at every place of a text.
 */
const first = '`(?<!``)(?<!(?<!\\\\)(?:\\\\\\\\){0,50}\\\\`)';

/** The source of a pattern for code inside of lines (CommonMark 0.31, section 6.1), which ends with its paragraph. */
export const inlineCodePattern = `(?<ticks>${first}\`*)(?!\`)(?:(?!\\n[ \\t]*\\n)[\\s\\S]){1,${longest}}?(?<!\`)\\k<ticks>(?!\`)`;

const template = '`(?<=[={(,:[?+]\\s*`)(?!`)(?:\\\\[\\s\\S]|[^`\\\\])*`';

/** The source of a pattern for templates of JavaScript, which go on over empty lines, and for code inside of lines. */
export const codeOrTemplatePattern = `${template}|${inlineCodePattern}`;

/** Whether a backslash stands before a place, and stands for none itself. */
export function isEscaped(text: string, at: number): boolean {
  let start = at;
  while (text[start - 1] === '\\') start--;
  return (at - start) % 2 === 1;
}
