import { createFenceReader } from '../../base/text/create-fence-reader.ts';
import { addAll } from '../../base/values/add-all.ts';

const mark = /(?<=\s)tab(?:=(?:"([^"]*)"|'([^']*)'|\{[^{}\n]*\}))?(?=\s|$)/;

/** Languages that the tabs are called by (`docusaurus-remark-plugin-tab-blocks`). */
const names: Readonly<Record<string, string>> = { js: 'JavaScript', jsx: 'JSX', ts: 'TypeScript', tsx: 'TSX' };

/** Fences marked with `tab` that follow each other become one group (Docusaurus, Fumadocs). */
export function groupTabFences(text: string): string {
  if (!/^[ \t]*(?:`{3,}(?!`)|~{3,}(?!~))[^\n]*\stab\b/m.test(text)) return text;
  const read = createFenceReader();
  const result: string[] = [];
  /** Lines of the fences of a group, and the empty ones since. */
  let [run, gap]: string[][] = [[], []];
  let isMarked = false;
  const flush = (): void => {
    const indent = /^[ \t]*/.exec(run?.[0] ?? '')![0];
    if (run!.length > 0) result.push(`${indent}<CodeGroup>`, ...run!, `${indent}</CodeGroup>`);
    addAll(result, gap!);
    run = [];
    gap = [];
  };
  for (const line of text.split('\n')) {
    const kind = read(line);
    if (kind === 'opening') isMarked = mark.test(line);
    if (kind === 'prose' && run!.length > 0 && line.trim() === '') gap!.push(line);
    else if (kind !== 'prose' && isMarked) {
      addAll(run!, [...gap!, kind === 'opening' ? named(line) : line]);
      gap = [];
    } else {
      flush();
      result.push(line);
    }
  }
  flush();
  return result.join('\n');
}

function named(line: string): string {
  const language = /^[ \t]*[`~]+[ \t]*([\w+-]+)/.exec(line)?.[1] ?? '';
  const [, double, single] = mark.exec(line)!;
  const title = double ?? single ?? (Object.hasOwn(names, language) ? names[language]! : language);
  return line.replace(mark, /\btitle=/.test(line) ? '' : `title="${title}"`).trimEnd();
}
