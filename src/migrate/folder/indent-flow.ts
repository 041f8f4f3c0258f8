/** Where a value in braces or brackets begins on a line. */
const opening = /^\s*(?:-\s+)*(?:[^\s#'"{[][^#'"{[]*?:\s+)?(?:!\S+\s+)?(?=[{[])/;
/** Further in than any key whose value it is. */
const deep = ' '.repeat(80);

/** YAML whose lists and maps in brackets may end as far left as they like, which programs in Python allow. */
export function indentFlow(text: string): string {
  let open: Flow = { depth: 0, quote: '' };
  return text
    .split('\n')
    .map((line) => {
      const isWithin = open.depth > 0;
      const start = isWithin ? 0 : opening.exec(line)?.[0].length;
      if (start !== undefined) open = readFlow(line, start, open);
      return isWithin ? deep + line : line;
    })
    .join('\n');
}

interface Flow {
  depth: number;
  quote: string;
}

/** What is open behind a line. */
function readFlow(line: string, start: number, before: Flow): Flow {
  const open = { ...before };
  for (let at = start; at < line.length; at++) {
    const sign = line[at]!;
    if (open.quote !== '') {
      if (sign === '\\' && open.quote === '"') at++;
      else if (sign === open.quote) open.quote = '';
    } else if (sign === '"' || sign === "'") open.quote = sign;
    else if (sign === '#' && /\s/.test(line[at - 1] ?? ' ')) break;
    else if (sign === '{' || sign === '[') open.depth++;
    else if (sign === '}' || sign === ']') open.depth--;
    if (open.depth === 0) break;
  }
  return open;
}
