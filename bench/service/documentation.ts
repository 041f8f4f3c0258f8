import type { ServicePageText } from '../../src/model/service-page.ts';

/** The same numbers in every run (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
}

const syllables = [
  'ba',
  'con',
  'di',
  'fer',
  'gra',
  'ju',
  'kel',
  'lo',
  'min',
  'nor',
  'par',
  'qui',
  'res',
  'sta',
  'tor',
  'ul',
  'ver',
  'wik',
  'xen',
  'zo',
];
const sectionsPerPage = 10;

/** Words whose frequencies fall as those of a language do (Zipf). */
function createWords(random: () => number): () => string {
  const vocabulary = Array.from({ length: 20_000 }, () =>
    Array.from({ length: 2 + Math.floor(random() * 3) }, () => syllables[Math.floor(random() * syllables.length)]).join(
      '',
    ),
  );
  return () => vocabulary[Math.floor(vocabulary.length ** random()) - 1]!;
}

export interface Documentation {
  pages: ServicePageText[];
  /** Something to ask: a few words that stand together in it. */
  query: () => string;
}

/** Documentation of so many passages, of about eighty words each. */
export function generateDocumentation(passages: number): Documentation {
  const random = createRandom(7);
  const word = createWords(random);
  const sentence = (): string => `${Array.from({ length: 12 }, word).join(' ')}.`;
  const pages = Array.from(
    { length: Math.ceil(passages / sectionsPerPage) },
    (_, page): ServicePageText => ({
      route: `/section-${page % 40}/page-${page}`,
      title: `${word()} ${word()}`,
      description: sentence(),
      breadcrumb: [`Section ${page % 40}`],
      keywords: [],
      boost: 1,
      language: 'en',
      version: null,
      product: null,
      tab: null,
      kind: 'prose',
      isReference: false,
      method: '',
      tags: [],
      access: { kind: 'everyone' },
      searchable: true,
      sections: Array.from({ length: sectionsPerPage }, (_section, number) => {
        const heading = `${word()} ${word()} ${word()}`;
        const head = number === 0 ? '' : `## ${heading}\n\n`;
        const text = Array.from({ length: 7 }, sentence).join(' ');
        return {
          anchor: number === 0 ? '' : `s${number}`,
          heading: number === 0 ? '' : heading,
          markdown: head + text,
          bodyStart: head.length,
          text,
          code: '',
        };
      }),
    }),
  );
  const query = (): string => {
    const page = pages[Math.floor(random() * pages.length)]!;
    const words = page.sections[Math.floor(random() * sectionsPerPage)]!.markdown.split(/\s+/);
    const start = Math.floor(random() * (words.length - 4));
    return words.slice(start, start + 4).join(' ');
  };
  return { pages, query };
}
