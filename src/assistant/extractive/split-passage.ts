/** A piece of a passage that can be quoted by itself. */
export interface Snippet {
  /** Markdown as the page has it. */
  markdown: string;
  kind: 'sentence' | 'item' | 'code' | 'table';
  /** Place in the passage. */
  position: number;
}

/** Longer code and tables are cut: an answer is no page. */
const mostLines = 30;
const longestSentence = 600;

/** Cuts a passage's Markdown into sentences, list items, code blocks and tables, in their order. */
export function splitPassage(markdown: string, language: string): Snippet[] {
  const sentences = new Intl.Segmenter(language, { granularity: 'sentence' });
  const snippets: Snippet[] = [];
  const add = (kind: Snippet['kind'], text: string): void => void (text.trim() !== '' && snippets.push({ kind, markdown: text.trim(), position: snippets.length }));
  for (const block of splitBlocks(markdown)) {
    if (block.kind === 'code' || block.kind === 'table') add(block.kind, cutLines(block.lines, block.kind));
    else if (block.kind === 'item') add('item', block.lines.map((line) => line.trim()).join(' ').slice(0, longestSentence));
    else for (const { segment } of sentences.segment(block.lines.join(' '))) add('sentence', segment.slice(0, longestSentence));
  }
  return joinFragments(snippets);
}

interface Block {
  kind: 'paragraph' | 'item' | 'code' | 'table';
  lines: string[];
}

function splitBlocks(markdown: string): Block[] {
  const blocks: Block[] = [];
  let fence: string | null = null;
  let open: Block | null = null;
  for (const line of markdown.split(/\r?\n/)) {
    const marker = /^\s*(`{3,}|~{3,})/.exec(line)?.[1];
    if (fence !== null) {
      open!.lines.push(line);
      if (marker && marker[0] === fence[0] && marker.length >= fence.length) [fence, open] = [null, null];
      continue;
    }
    const kind = marker ? 'code' : kindOf(line);
    if (kind === null) {
      open = null;
      continue;
    }
    if (marker) fence = marker;
    const continues = open !== null && !marker && kind !== 'item' && (open.kind === kind || (open.kind === 'item' && kind === 'paragraph'));
    if (!continues) blocks.push((open = { kind, lines: [] }));
    open!.lines.push(kind === 'item' ? line.replace(/^\s*(?:[-*+]|\d+[.)])\s+/, '') : line.replace(/^\s*>\s?/, ''));
  }
  return blocks;
}

/** `null` for what separates blocks and is not quoted: empty lines, headings, tags, images. */
function kindOf(line: string): Block['kind'] | null {
  const text = line.trim();
  if (text === '' || /^(?:#{1,6}\s|<[^>]*>$|!\[[^\]]*\]\([^)]*\)$|[-*_]{3,}$|\{\/\*)/.test(text)) return null;
  if (text.startsWith('|')) return 'table';
  return /^(?:[-*+]|\d+[.)])\s+/.test(text) ? 'item' : 'paragraph';
}

function cutLines(lines: string[], kind: 'code' | 'table'): string {
  if (lines.length <= mostLines) return kind === 'code' && lines.length < 2 ? '' : lines.join('\n');
  return [...lines.slice(0, mostLines), ...(kind === 'code' ? [lines.at(-1)!] : [])].join('\n');
}

/** What sentence rules cut off too early ("e.g.", "v1. 2") goes back to what it belongs to. */
function joinFragments(snippets: Snippet[]): Snippet[] {
  const joined: Snippet[] = [];
  for (const snippet of snippets) {
    const last = joined.at(-1);
    const isFragment = snippet.kind === 'sentence' && last?.kind === 'sentence' && (/^\p{Ll}/u.test(snippet.markdown) || last.markdown.length < 12);
    if (isFragment) last.markdown += ` ${snippet.markdown}`;
    else joined.push({ ...snippet, position: joined.length });
  }
  return joined;
}
