import { hashContent } from './hash-content.ts';
import type { ChunkPage, TextChunk } from './index-format.ts';
import type { SearchSection } from './search-section.ts';

/** Enough to quote from; the page itself has the rest. */
const LONGEST_TEXT = 640;

/** Cuts what results show into JSON files of `size` consecutive sections. */
export function* cutTexts(sections: readonly SearchSection[], size: number): Generator<string> {
  for (let start = 0; start < sections.length; start += size)
    yield JSON.stringify(buildChunk(sections.slice(start, start + size)));
}

/** A name for all of these files, which is known before the first of them. */
export function nameTexts(sections: readonly SearchSection[], size: number): string {
  return hashContent(shownTexts(sections, size));
}

/** What stands in the files, in their order. */
function* shownTexts(sections: readonly SearchSection[], size: number): Generator<string> {
  yield String(size);
  let route: string | null = null;
  for (const section of sections) {
    if (section.route !== route) yield JSON.stringify(describePage(section));
    route = section.route;
    const { anchor, heading, text, entry } = section;
    yield `${anchor}\n${heading}\n${cutText(text)}\n${entry}\n`;
  }
}

function buildChunk(sections: readonly SearchSection[]): TextChunk {
  const chunk: TextChunk = { pages: [], sections: [] };
  for (const section of sections) {
    if (chunk.pages.at(-1)?.route !== section.route) chunk.pages.push(describePage(section));
    const { anchor, heading, text, entry } = section;
    chunk.sections.push([
      chunk.pages.length - 1,
      anchor,
      heading,
      cutText(text),
      ...(entry ? ([entry] as const) : ([] as const)),
    ]);
  }
  return chunk;
}

function describePage({ route, title, breadcrumb, description, kind, method, tab }: SearchSection): ChunkPage {
  return { route, title, breadcrumb, description, kind, method, tab };
}

function cutText(text: string): string {
  if (text.length <= LONGEST_TEXT) return text;
  const space = text.lastIndexOf(' ', LONGEST_TEXT);
  return `${text.slice(0, space > LONGEST_TEXT / 2 ? space : LONGEST_TEXT)}…`;
}
