import { linkedRoute } from './linked-route.ts';
import type { SearchSection } from './search-section.ts';

/** What a link on one page calls another. */
export interface ToldLink {
  /** Route that it leads to. */
  to: string;
  text: string;
  /** Who may read the link, `''` for everybody. */
  readers: string;
}

/** Names those who may read a section, `''` for everybody. */
export type NameReaders<Section> = (section: Section) => string;

/** What links call a page, of what its readers may read; each text in a line. */
export type LinkTextsOf = (page: { route: string; title: string; readers: string }) => string;

/** Beyond it, further links say the same. */
const LONGEST = 600;
const LONGEST_LINK = 300;

/**
 * Adds to the opening of each page what links on other pages call it: often in other words than its own, and cards say
 * what it is for. A link tells of its text only to those who may read it.
 */
export function addLinkTexts<Section extends SearchSection>(
  sections: readonly Section[],
  readersOf: NameReaders<Section>,
): Section[] {
  const textsOf = collectLinkTexts(listLinkTexts(sections, readersOf));
  return sections.map((section, index) => {
    if (sections[index - 1]?.route === section.route) return section;
    const { route, title } = section;
    return { ...section, linked: textsOf({ route, title, readers: readersOf(section) }) };
  });
}

/** The links of some sections to other pages. */
export function listLinkTexts<Section extends SearchSection>(
  sections: readonly Section[],
  readersOf: NameReaders<Section>,
): ToldLink[] {
  return sections.flatMap((section) =>
    section.links.flatMap(({ href, text }) => {
      const to = linkedRoute(href, section.route);
      const isTold = to !== null && to !== section.route && text !== '';
      return isTold ? [{ to, text: text.slice(0, LONGEST_LINK), readers: readersOf(section) }] : [];
    }),
  );
}

/** `links`: of all pages, in their order. */
export function collectLinkTexts(links: readonly ToldLink[]): LinkTextsOf {
  const known = Map.groupBy(links, ({ to }) => to);
  return ({ route, title, readers }) => {
    const told = (known.get(route) ?? []).filter((link) => link.readers === '' || link.readers === readers);
    return joinApart(
      told.map(({ text }) => text),
      title,
    );
  };
}

/** Each text once; the page's own title is known already. */
function joinApart(texts: readonly string[], title: string): string {
  const said = new Set([title.toLowerCase()]);
  const kept: string[] = [];
  let length = 0;
  for (const text of texts) {
    if (length > LONGEST) break;
    if (said.has(text.toLowerCase())) continue;
    said.add(text.toLowerCase());
    kept.push(text);
    length += text.length;
  }
  return kept.join('\n');
}
