import { createFenceReader } from '../../base/text/create-fence-reader.ts';

const opening = /^([ \t>]*)(`{3,}|~{3,})[ \t]*(.*)$/;

/** The first lines of fences as ours are: language, title, options. */
export function convertFences(text: string): string {
  const read = createFenceReader();
  return text
    .split('\n')
    .map((line) => {
      if (read(line) !== 'opening') return line;
      return line.replace(
        opening,
        (_, indent: string, marks: string, info: string) => indent + marks + convertInfo(info),
      );
    })
    .join('\n');
}

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
      .replace(/:no-line-numbers|\bnoWrap\b|\bframe="[^"]*"|\bnpm2yarn\b/g, '')
      // VitePress: ```ts [config.ts]
      .replace(/\[([^\]]+)\]/, (_, title: string) => ` title="${title.replaceAll('"', '')}" `)
      .replace(/^([\w+-]+)\{/, '$1 {')
      .replaceAll(/[ \t]+/g, ' ')
      .trimEnd()
  );
}
