import { createFenceReader } from '../../base/text/create-fence-reader.ts';
import { addAll } from '../../base/values/add-all.ts';

const definition = /^([ \t]*):[ \t]{1,4}(\S.*)$/;

/** Lists of terms and what they mean (Python-Markdown, Definition Lists) as the elements of HTML for them. */
export function convertDefinitions(text: string): string {
  if (!/^[ \t]*:[ \t]+\S/m.test(text)) return text;
  const lines = text.split('\n');
  const isProse = proseLines(lines);
  const result: string[] = [];
  for (let at = 0; at < lines.length; ) {
    const { written, end } = readList(lines, at, isProse);
    for (const line of written.length === 0 ? lines.slice(at, end) : [...written, '']) result.push(line);
    at = end;
  }
  return result.join('\n');
}

function proseLines(lines: readonly string[]): boolean[] {
  const read = createFenceReader();
  return lines.map((line) => read(line) === 'prose');
}

interface List {
  written: string[];
  end: number;
}

/** Where lines are no terms, nothing is written, and what they are the beginning of is read once. */
function readList(lines: readonly string[], from: number, isProse: readonly boolean[]): List {
  const indent = /^[ \t]*/.exec(lines[from]!)![0];
  const written: string[] = [];
  let end = from + 1;
  for (let at = from; ; ) {
    const last = endOfTerms(lines, { at, indent, isProse });
    if (last === at || !isDefinition(lines[skipEmpty(lines, last)], indent)) {
      if (written.length === 0) end = Math.max(end, last);
      break;
    }
    addAll(
      written,
      lines.slice(at, last).map((term) => `${indent}<dt>${term.trim()}</dt>`),
    );
    at = last;
    for (;;) {
      const next = skipEmpty(lines, at);
      if (!isDefinition(lines[next], indent)) break;
      const found = readMeaning(lines, next, indent);
      written.push(`${indent}<dd>`, '', ...found.written, '', `${indent}</dd>`);
      at = found.end;
    }
    end = at;
    at = skipEmpty(lines, at);
  }
  return { written: written.length === 0 ? [] : [`${indent}<dl>`, ...written, `${indent}</dl>`], end };
}

/** Where lines end of which each can be a term. */
function endOfTerms(
  lines: readonly string[],
  { at, indent, isProse }: { at: number; indent: string; isProse: readonly boolean[] },
): number {
  let next = at;
  for (; next < lines.length && isProse[next]; next++) {
    const line = lines[next]!;
    const text = line.slice(indent.length);
    if (
      !line.startsWith(indent) ||
      /^(?:\s|$|:[ \t]|[#>|]|<(?!!--|(?:a|abbr|b|code|em|i|img|kbd|span|strong)\b)|[-*+][ \t]|\d+\.[ \t]|!!!|===|\?\?\?)/.test(
        text,
      )
    )
      break;
  }
  return next;
}

function isDefinition(line: string | undefined, indent: string): boolean {
  return line !== undefined && definition.exec(line)?.[1] === indent;
}

/** What stands behind the colon, and what stands four columns deeper below it. */
function readMeaning(lines: readonly string[], from: number, indent: string): List {
  const written = [indent + definition.exec(lines[from]!)![2]!];
  let end = from + 1;
  for (let at = end; at < lines.length; at++) {
    const line = lines[at]!;
    if (line.trim() === '') continue;
    const isLazy = at === from + 1 && line.startsWith(indent) && !isDefinition(line, indent);
    if (!line.startsWith(`${indent}    `) && !isLazy) break;
    for (; end < at; end++) written.push('');
    written.push(isLazy ? indent + line.trim() : line.slice(0, indent.length) + line.slice(indent.length + 4));
    end = at + 1;
  }
  return { written, end };
}

function skipEmpty(lines: readonly string[], from: number): number {
  let next = from;
  while (next < lines.length && lines[next]!.trim() === '') next++;
  return next;
}
