/**
 * Code without what is written for the compiler alone: options (`// @errors: 2304`), queries (`//  ^?`), and what cut
 * marks leave out (`// ---cut---`).
 */
export function stripTwoslash(code: string): string {
  const lines: string[] = [];
  let isCut = false;
  for (const line of code.split('\n')) {
    const mark = /^\s*\/\/ ?-{2,3}cut(?:-(before|after|start|end))?-{2,3}\s*$/.exec(line);
    if (mark) {
      if (mark[1] === 'after') break;
      if (mark[1] === undefined || mark[1] === 'before') lines.length = 0;
      isCut = mark[1] === 'start';
    } else if (!isCut && !/^\s*\/\/\s*(?:\^[?|^]+|@\w+(?::.*)?\s*$)/.test(line)) {
      lines.push(line);
    }
  }
  return lines.join('\n');
}
