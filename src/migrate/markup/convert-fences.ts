const opening = /^([ \t>]*)(`{3,}|~{3,})[ \t]*([^\n`]*)$/gm;

/** The first lines of fences as ours are: language, title, options. */
export function convertFences(text: string): string {
  let open = '';
  return text.replace(opening, (whole, indent: string, marks: string, info: string) => {
    if (open !== '') {
      if (info.trim() === '' && marks.startsWith(open)) open = '';
      return whole;
    }
    open = marks;
    return `${indent}${marks}${convertInfo(info)}`;
  });
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
