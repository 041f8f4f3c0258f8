import { placeToCut } from '../../base/text/place-to-cut.ts';
import { hashContent } from './hash-content.ts';
import type { ChunkPage, TextChunk } from './index-format.ts';
import type { SearchSection } from './search-section.ts';

/** Enough to quote from; the page itself has the rest. */
const LONGEST_TEXT = 640;

/** What results show of a run of pages. */
export interface RunTexts {
  /** Of all of its files (`Partition.texts`): so the list of them stays short, and an edit gives new names to few. */
  name: string;
  /** JSON, with `size` consecutive sections in each. */
  files: string[];
}

export function cutTexts(run: readonly SearchSection[], size: number): RunTexts {
  const files: string[] = [];
  for (let start = 0; start < run.length; start += size)
    files.push(JSON.stringify(buildChunk(run.slice(start, start + size))));
  return { name: hashContent(shownTexts(run, size)), files };
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
  return text.length <= LONGEST_TEXT ? text : `${text.slice(0, placeToCut(text, LONGEST_TEXT))}…`;
}
