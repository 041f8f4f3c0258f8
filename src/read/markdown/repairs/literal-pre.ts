import { createFenceReader } from '../../../base/text/create-fence-reader.ts';
import { unescapeHtml } from '../../../base/text/unescape-html.ts';
import { parseMdxTree } from '../mdx-parser.ts';

const opening = /<pre(?:\s[^<>{}]{0,1000})?>[ \t]*(?:<code(?:\s[^<>{}]{0,1000})?>)?/y;
const closing = /(?:<\/code>)?\s*$/;

/**
 * Wraps the text of each `<pre>` that is no MDX into a template literal, as pages need it that another tool exported
 * with HTML: braces are code there, empty lines belong to it, and elements only emphasise. Lines stay where they are.
 */
export function literalPre(source: string): string {
  if (!source.includes('</pre>')) return source;
  const readLine = createFenceReader();
  const runs: { isProse: boolean; lines: string[] }[] = [];
  for (const line of source.split('\n')) {
    const isProse = readLine(line) === 'prose';
    const last = runs.at(-1);
    if (last?.isProse === isProse) last.lines.push(line);
    else runs.push({ isProse, lines: [line] });
  }
  return runs.map(({ isProse, lines }) => (isProse ? wrapTexts(lines.join('\n')) : lines.join('\n'))).join('\n');
}

function wrapTexts(prose: string): string {
  return prose
    .split('</pre>')
    .map((part, index, { length }) => {
      // Only the innermost of several has text alone.
      const start = part.lastIndexOf('<pre');
      return start < 0 || index === length - 1 ? part : part.slice(0, start) + wrapText(part.slice(start));
    })
    .join('</pre>');
}

function wrapText(block: string): string {
  opening.lastIndex = 0;
  const start = opening.exec(block)?.[0];
  if (start === undefined || isReadable(`${block}</pre>`)) return block;
  const end = closing.exec(block)![0];
  const text = unescapeHtml(block.slice(start.length, block.length - end.length).replace(/<\/?[a-z][^<>]*>/g, ''));
  return `${start}{\`${text.replace(/\\|`|\$\{/g, '\\$&')}\`}${end}`;
}

function isReadable(text: string): boolean {
  try {
    parseMdxTree(text);
    return true;
  } catch {
    return false;
  }
}
