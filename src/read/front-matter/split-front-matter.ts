export interface WrittenFrontMatter {
  kind: 'yaml' | 'toml';
  /** With the opening line that it begins with where there are two. */
  text: string;
  line: number;
  /** No line ends it: it is what stands above the first empty one. */
  isOpen?: true;
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
  const open = !match || (match[2] === '---' && holdsText(match[4] ?? '')) ? readOpen(text) : null;
  if (open) return open;
  if (!match) return { frontMatter: null, body: text, line: 1 };
  const [all, before = '', fence, again = '', inner = ''] = match;
  return {
    frontMatter: { kind: fence === '---' ? 'yaml' : 'toml', text: again + inner, line: countLines(before) + 1 },
    body: text.slice(all.length),
    line: countLines(all) - (all.endsWith('\n') ? 0 : 1),
  };
}

const yamlLine = String.raw`[\w:-]+[ \t]*:(?:[ \t].*)?\n|[ \t]+\S.*\n|- .*\n|#.*\n`;
/** Lines of keys and what belongs to them, and an empty line or more dashes than three. */
const openBlocks = {
  yaml: new RegExp(String.raw`^(\s*)---[ \t]*\n((?:${yamlLine})+)(-{4,}[ \t]*(?:\n|$)|(?=[ \t]*(?:\n|$)))`),
  toml: /^(\s*)\+\+\+[ \t]*\n((?:[\w.-]+[ \t]*=.*\n|[ \t]+\S.*\n|#.*\n)+)(?=[ \t]*(?:\n|$))/,
};
/** A key that stands on most pages, or says who reads them: words before a colon may be text. */
const tellingKey = /^(?:title|description|sidebarTitle|icon|groups|public|isPublic|hidden)[ \t]*[:=]/im;

/**
 * Front matter that no fence ends, up to the first empty line. As text of the page it would show, and what it says of
 * readers would count for nothing. `null` where no line says so of itself.
 */
function readOpen(text: string): SplitSource | null {
  const kind = text.trimStart().startsWith('+') ? 'toml' : 'yaml';
  const [all, before = '', inner = '', end] = openBlocks[kind].exec(text) ?? [];
  if (all === undefined || !tellingKey.test(inner)) return null;
  const written = { kind, text: inner.trimEnd(), line: countLines(before) + 1 } as const;
  return {
    frontMatter: end ? written : { ...written, isOpen: true },
    body: text.slice(all.length),
    line: countLines(all),
  };
}

/** Whether below an empty line stands what is no key and belongs to none: a line further down ends nothing then. */
function holdsText(inner: string): boolean {
  const parts = inner.split(/\n[ \t]*\n/);
  return parts.some((part, index) => {
    if (index === 0 || /^\s*$|^(?:\s*\n)?(?:[\w:"'-]+[ \t]*:|[ \t]|- |#)/.test(part)) return false;
    return parts.slice(0, index).join('').split('"').length % 2 === 1;
  });
}

function countLines(text: string): number {
  return text.split('\n').length;
}
