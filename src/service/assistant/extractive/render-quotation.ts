import type { Snippet } from './split-passage.ts';

/** A quotation in Markdown: text in quotation blocks, code and tables as they are. */
export function renderQuotation(snippets: readonly Snippet[]): string {
  const parts = [...Map.groupBy(snippets, ({ block }) => block).values()].map(renderPart);
  const pieces: string[] = [];
  for (const { isQuoted, text } of parts) {
    const last = pieces.at(-1);
    // Paragraphs that follow each other are one quotation.
    if (isQuoted && last?.startsWith('>')) pieces[pieces.length - 1] = `${last}\n>\n${quote(text)}`;
    else pieces.push(isQuoted ? quote(text) : text);
  }
  return pieces.join('\n\n');
}

function renderPart(part: readonly Snippet[]): { isQuoted: boolean; text: string } {
  const [{ kind, isOrdered }] = part as [Snippet];
  if (kind === 'code' || kind === 'table')
    return { isQuoted: false, text: part.map(({ markdown }) => markdown).join('\n\n') };
  if (kind === 'sentence') return { isQuoted: true, text: part.map(({ markdown }) => markdown).join(' ') };
  return {
    isQuoted: true,
    text: part
      .map(({ markdown }, index) => renderItem(markdown, isOrdered && part.length > 1 ? `${index + 1}. ` : '- '))
      .join('\n'),
  };
}

function renderItem(markdown: string, mark: string): string {
  const [first = '', ...rest] = markdown.split('\n');
  return [mark + first, ...rest.map((line) => line && ' '.repeat(mark.length) + line)].join('\n');
}

function quote(text: string): string {
  return text
    .split('\n')
    .map((line) => (line === '' ? '>' : `> ${line}`))
    .join('\n');
}
