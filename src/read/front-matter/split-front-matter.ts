export interface WrittenFrontMatter {
  kind: 'yaml' | 'toml';
  /** With the opening line that it begins with where there are two. */
  text: string;
  line: number;
}

/** A page's source in its two parts. Line breaks are LF. */
export interface SplitSource {
  /** `null` for a page without front matter. */
  frontMatter: WrittenFrontMatter | null;
  body: string;
  /** Line on which `body` starts, counted from 1. */
  line: number;
}

/** A second opening line above a block that gives the title: as text of the page, that is nothing but a slip. */
const openedAgain = String.raw`---[ \t]*\n(?=(?:(?!---).+\n)*?title[ \t]*:.*\n(?:(?!---).+\n)*---[ \t]*(?:\n|$))`;
const block = new RegExp(String.raw`^(\s*)(---|\+\+\+)[ \t]*\n((?:${openedAgain})?)(?:([\s\S]*?)\n)??\2[ \t]*(?:\n|$)`);

/** Takes the front matter off a page: YAML between `---` lines or TOML between `+++` lines. */
export function splitFrontMatter(source: string): SplitSource {
  const marked = source.charCodeAt(0) === 0xfeff ? source.slice(1) : source;
  const text = marked.includes('\r') ? marked.replace(/\r\n?/g, '\n') : marked;
  const match = block.exec(text);
  if (!match) return { frontMatter: null, body: text, line: 1 };
  const [all, before = '', fence, again = '', inner = ''] = match;
  return {
    frontMatter: { kind: fence === '---' ? 'yaml' : 'toml', text: again + inner, line: countLines(before) + 1 },
    body: text.slice(all.length),
    line: countLines(all) - (all.endsWith('\n') ? 0 : 1),
  };
}

function countLines(text: string): number {
  return text.split('\n').length;
}
