import { createFenceReader } from '../../../base/text/create-fence-reader.ts';

const definition = /^([ \t]*):[ \t]{1,4}(\S.*)$/;

/** Lists of terms and what they mean (Python-Markdown, Definition Lists) as the elements of HTML for them. */
export function convertDefinitions(text: string): string {
  if (!/^[ \t]*:[ \t]+\S/m.test(text)) return text;
  const lines = text.split('\n');
  const isProse = proseLines(lines);
  const result: string[] = [];
  for (let at = 0; at < lines.length; ) {
    const list = isProse[at] ? readList(lines, at, isProse) : null;
    if (list === null) result.push(lines[at++]!);
    else {
      result.push(...list.written, '');
      at = list.end;
    }
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

function readList(lines: readonly string[], from: number, isProse: readonly boolean[]): List | null {
  const indent = /^[ \t]*/.exec(lines[from]!)![0];
  const written: string[] = [];
  let end = from;
  for (let at = from; ; ) {
    const terms = readTerms(lines, { at, indent, isProse });
    if (terms.length === 0) break;
    written.push(...terms.map((term) => `${indent}<dt>${term}</dt>`));
    at += terms.length;
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
  return written.length === 0 ? null : { written: [`${indent}<dl>`, ...written, `${indent}</dl>`], end };
}

/** Lines, one a term, after which a meaning follows. */
function readTerms(
  lines: readonly string[],
  { at, indent, isProse }: { at: number; indent: string; isProse: readonly boolean[] },
): string[] {
  const terms: string[] = [];
  for (let next = at; next < lines.length && isProse[next]; next++) {
    const line = lines[next]!;
    const text = line.slice(indent.length);
    if (
      !line.startsWith(indent) ||
      /^(?:\s|$|:[ \t]|[#>|]|<(?!!--|(?:a|abbr|b|code|em|i|img|kbd|span|strong)\b)|[-*+][ \t]|\d+\.[ \t]|!!!|===|\?\?\?)/.test(
        text,
      )
    )
      break;
    terms.push(text.trim());
  }
  return terms.length > 0 && isDefinition(lines[skipEmpty(lines, at + terms.length)], indent) ? terms : [];
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
