import { createFenceReader } from '../../base/text/create-fence-reader.ts';
import { addAll } from '../../base/values/add-all.ts';
import { convertCodeMarks, takeFileComment } from './code-marks.ts';
import { convertPackageFences } from './package-fences.ts';

/** The first line of a fence: what stands before its marks, these, and the information string. */
export const fenceOpening = /^([ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*)(`{3,}|~{3,})[ \t]*(.*)$/;

interface Options {
  /** A comment with the name of a file on top of code is its title, as Expressive Code takes it. */
  readsFileComments?: boolean;
}

/** Fences as ours are: language, title and options in the first line, marks of lines in comments. */
export function convertFences(text: string, { readsFileComments = false }: Options = {}): string {
  const read = createFenceReader();
  const result: string[] = [];
  let head: string | null = null;
  let body: string[] = [];
  const flush = (): void => {
    if (head !== null) addAll(result, convertFence(head, body, readsFileComments));
    head = null;
    body = [];
  };
  for (const line of convertPackageFences(text).split('\n')) {
    const kind = read(line);
    if (kind !== 'inside') flush();
    if (kind === 'opening') head = line;
    else if (kind === 'inside') body.push(line);
    else result.push(line);
  }
  flush();
  return result.join('\n');
}

function convertFence(head: string, body: readonly string[], readsFileComments: boolean): string[] {
  const [, start = '', marks = '', info = ''] = fenceOpening.exec(head) ?? [];
  if (marks === '') return [head, ...body];
  const marked = convertCodeMarks(info, body);
  const converted = convertInfo(marked.info).replace(/^ansi\b/, 'text');
  const file = readsFileComments && !/\btitle=/.test(converted) ? takeFileComment(marked.body) : null;
  const named = file === null ? converted : `${converted || 'text'} title="${file.name}"`;
  return [start + marks + named, ...(file?.body ?? marked.body).map(withoutColors)];
}

/** What a terminal takes for a colour (ECMA-48, "Select graphic rendition") would be shown as it is. */
function withoutColors(line: string): string {
  return line.includes(escapeSign) ? line.replaceAll(colors, '') : line;
}

const escapeSign = String.fromCodePoint(27);
const colors = new RegExp(`${escapeSign}\\[[\\d;]*m`, 'g');

function convertInfo(info: string): string {
  return (
    info
      .trim()
      // MkDocs: `{ .py .annotate title="x" }`
      .replace(/^\{\s*\.([\w+-]+)((?:\s+\.[\w-]+)*)([^}]*)\}/, '$1$3')
      .replace(/\bhl_lines=(?:"([^"]*)"|'([^']*)')/, (_, double?: string, single?: string) => {
        return `{${(double ?? single ?? '').trim().replaceAll(/\s+/g, ',')}}`;
      })
      .replace(/\blinenums=(?:"[^"]*"|'[^']*')/, 'lines')
      .replace(/(?<=\S)[ \t]*:line-numbers(?:=\d+)?/, ' lines')
      // Nextra: `showLineNumbers{5}`; Fumadocs: `lineNumbers=5`
      .replace(/\bshowLineNumbers\{\d+\}|(?<=\s)lineNumbers(?:=\d+)?(?=\s|$)/, 'lines')
      .replace(/:no-line-numbers|\bnoWrap\b|\bframe="[^"]*"/g, '')
      // VitePress: ```ts [config.ts]
      .replace(/"[^"]*"|'[^']*'|\[((?:[^[\]]|\[[^[\]]*\])+)\]/g, (part, title?: string) => {
        return title === undefined ? part : ` title="${title.replaceAll('"', '')}" `;
      })
      .replace(/^([\w+-]+)\{/, '$1 {')
      .replaceAll(/[ \t]+/g, ' ')
      .trimEnd()
  );
}
