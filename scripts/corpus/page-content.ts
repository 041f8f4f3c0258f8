import { type Address, readAddresses, readLoadedAddresses } from './read-addresses.ts';
import { readHtml } from './read-html.ts';

/** What a page of the output shows its reader, apart from navigation. */
export interface PageContent {
  /** Words of prose and code. Every tag ends a word, as it does in what the source is reduced to. */
  text: string;
  /** Of the article, without code; text stays together where only inline markup is in between. */
  prose: string;
  /** Words of the text alone, without header, contents list and what stands at the end. */
  body: string;
  links: Address[];
  /** What the rest of the page loads and leads to. */
  frame: Address[];
  /** Every `id` of the whole page. */
  ids: Set<string>;
  /** Elements where HTML allows none, which a browser puts elsewhere. */
  misplaced: Set<string>;
}

const inline = new Set([
  'a',
  'abbr',
  'b',
  'code',
  'em',
  'i',
  'kbd',
  'mark',
  'q',
  's',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'u',
  'del',
  'ins',
  'wbr',
  'font',
  'dw-tooltip',
  'dfn',
  'var',
  'samp',
]);
const hidden = new Set(['script', 'style', 'svg', 'template', 'head']);
const codeTags = new Set(['code', 'pre', 'kbd', 'samp', 'dw-mermaid', 'math', 'textarea']);
/** Reads `<main>` of a page, where its article and what stands beside it are. */
export function readPageContent(html: string): PageContent {
  const content: PageContent = {
    text: '',
    prose: '',
    body: '',
    links: [],
    frame: [],
    ids: new Set(),
    misplaced: new Set(),
  };
  const open: string[] = [];
  let bodyDepth = Number.POSITIVE_INFINITY;
  let mathDepth = Number.POSITIVE_INFINITY;
  for (const token of readHtml(html)) {
    const isMath = open.length > mathDepth;
    // Of a formula, which is there in three forms, the one that its author wrote.
    const isShown = open.includes('main') && !isHidden(open) && (!isMath || open.includes('annotation'));
    if (token.kind === 'text') {
      if (!isShown) continue;
      content.text += token.text;
      if (open.length > bodyDepth) content.body += token.text;
      if (open.includes('article') && !isMath && !open.some((name) => codeTags.has(name))) content.prose += token.text;
      continue;
    }
    // Colours of code divide words that are one.
    const space = token.name === 'span' && open.includes('code') ? '' : ' ';
    content.text += space;
    content.body += space;
    if (!inline.has(token.name)) content.prose += ' ';
    if (token.kind === 'close') {
      const at = open.lastIndexOf(token.name);
      if (at >= 0) open.length = at;
      if (open.length <= bodyDepth) bodyDepth = Number.POSITIVE_INFINITY;
      if (open.length <= mathDepth) mathDepth = Number.POSITIVE_INFINITY;
      continue;
    }
    const id = token.attributes.get('id') ?? (token.name === 'a' ? token.attributes.get('name') : undefined);
    if (id) content.ids.add(id);
    if (!isMath && token.attributes.get('class')?.split(' ')[0] === 'katex') mathDepth = open.length;
    if (id === 'content' && token.name === 'div') bodyDepth = open.length;
    const hash = token.attributes.get('data-hash');
    if (hash) content.ids.add(hash);
    if (open.includes('main')) content.links.push(...readAddresses(token));
    else if (token.attributes.get('rel') !== 'preconnect') content.frame.push(...readLoadedAddresses(token));
    const holder = open.includes('main') ? wrongHolder(token.name, open) : null;
    if (holder) content.misplaced.add(`<${token.name}> in <${holder}>`);
    if (!token.isClosed) open.push(token.name);
  }
  return content;
}

/** Of a picture, the words that are drawn. */
function isHidden(open: readonly string[]): boolean {
  const shown = open.includes('text') ? open.filter((name) => name !== 'svg') : open;
  return shown.some((name) => hidden.has(name));
}

const blocks = new Set([
  'address',
  'article',
  'aside',
  'blockquote',
  'details',
  'div',
  'dl',
  'fieldset',
  'figure',
  'footer',
  'form',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'header',
  'hr',
  'main',
  'nav',
  'ol',
  'p',
  'pre',
  'section',
  'table',
  'ul',
]);

/** The open element that a start tag would end or tear apart (HTML standard, "in body"); `null` where it may stand. */
function wrongHolder(name: string, open: readonly string[]): string | null {
  const scope = open.slice(
    open.findLastIndex((item) => ['button', 'td', 'th', 'caption', 'svg', 'template', 'foreignobject'].includes(item)) +
      1,
  );
  if (blocks.has(name) && scope.includes('p')) return 'p';
  if (name === 'a' && scope.includes('a')) return 'a';
  if (name === 'button' && open.includes('button')) return 'button';
  if (['tr', 'td', 'th', 'tbody', 'thead'].includes(name) && !open.includes('table')) return open.at(-1) ?? null;
  return null;
}
