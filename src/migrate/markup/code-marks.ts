import { mapOutsideFences } from '../../base/text/map-prose.ts';

interface Code {
  /** What stands behind the marks of a fence. */
  info: string;
  body: readonly string[];
}

/** Words and patterns to mark, which stand alone: `"text"`, `ins="text"`, `/pattern/`. Only lines are marked here. */
const words = /(?<=\s)(?:(?:ins|del|mark)=)?(?:"[^"]*"|'[^']*'|\/(?:[^/\\\s]|\\.)+\/(?:\d[\d,-]*)?)(?=\s|$)/g;
const lineOption = /(?<=\s)(ins|del|mark|collapse)=\{([^}]*)\}/g;

/** Marks of lines as ours are: magic comments of Docusaurus, `ins` and `del` of Expressive Code. */
export function convertCodeMarks(info: string, body: readonly string[]): Code {
  const marks = new Map<number, string>();
  const kept = info.replace(lineOption, (_, name: string, numbers: string) => {
    if (name === 'mark') return `{${numbers}}`;
    if (name !== 'collapse') for (const line of linesOf(numbers)) marks.set(line, name === 'ins' ? '++' : '--');
    return '';
  });
  const marked = body.map((line, index) => {
    const mark = marks.get(index + 1);
    return mark === undefined || line.trim() === '' ? line : `${line} // [!code ${mark}]`;
  });
  return { info: kept.replace(words, ''), body: convertMagicComments(marked) };
}

/** `1,3-5`; a label before the numbers is left out. */
export function linesOf(numbers: string): number[] {
  return numbers
    .replace(/^\s*["'][^"']*["']\s*:/, '')
    .split(',')
    .flatMap((part) => {
      const [from = Number.NaN, to = from] = part.split('-').map(Number);
      return Array.from({ length: Math.min(to - from + 1, 10_000) || 0 }, (_, index) => from + index);
    });
}

const magic =
  /(?<=^[ \t]*(?:\/\/|#|--|;+|%|!|'|"|rem\b|\{?[ \t]*\/\*+|<!--|\(\*)[ \t]*)highlight-(next-line|start|end)(?=[ \t]*(?:\*+\/[ \t]*\}?|-->|\*\))?[ \t]*$)/i;

/**
 * Docusaurus, "Highlighting with comments": `// highlight-next-line`, `# highlight-start` up to `# highlight-end`, each
 * alone on its line.
 */
function convertMagicComments(body: readonly string[]): readonly string[] {
  if (!body.some((line) => magic.test(line))) return body;
  const kinds = body.map((line) => magic.exec(line)?.[1]?.toLowerCase());
  const ends = [...kinds.keys()].filter((index) => kinds[index] === 'end').reverse();
  return body.flatMap((line, index) => {
    const kind = kinds[index];
    while (ends.length > 0 && ends.at(-1)! <= index) ends.pop();
    if (kind === 'end') return [];
    if (kind !== 'start') return [line.replace(magic, '[!code highlight]')];
    return [line.replace(magic, `[!code highlight:${(ends.at(-1) ?? body.length) - index - 1}]`)];
  });
}

const fileComment =
  /^[ \t]*(?:\/\/|#|--|;|%|<!--|\/\*)[ \t]*((?:[\w.@()[\]-]+\/)*[\w.@()[\]-]*\.[a-z]\w*)[ \t]*(?:-->|\*\/)?[ \t]*$/;

/** The name of a file that a comment on top of code is, and the code without it. */
export function takeFileComment(body: readonly string[]): { name: string; body: readonly string[] } | null {
  const at = body.slice(0, 4).findIndex((line) => fileComment.test(line));
  // Below a fence, it is the comment of code that is shown.
  if (at < 0 || body.slice(0, at).some((line) => /^[ \t]*(?:`{3}|~{3})/.test(line))) return null;
  const rest = body.slice(at + 1);
  const name = fileComment.exec(body[at]!)![1]!;
  return { name, body: [...body.slice(0, at), ...(rest[0]?.trim() === '' ? rest.slice(1) : rest)] };
}

/** Code within a line without the language that Next.js themes read at its end: `` `a = 1{:js}` ``. */
export function withoutCodeLanguages(text: string): string {
  return mapOutsideFences(text, (prose) => prose.replace(/(`[^`\n]+)\{:\.?[\w-]+\}(?=`)/g, '$1'));
}
