import { type Audience, audiences, type Way, ways } from './conditions.ts';
import { type Holder, holders } from './holders.ts';

/** A piece of a page that holds one word for some readers. */
export interface Case {
  /** How to find it again. */
  name: string;
  audience: Audience;
  /** `zq`, the audience and a number. */
  word: string;
  way: Way;
  mdx: string;
}

/** Blank lines would end the paragraphs in which many holders stand. */
const inlineWays = ways.filter(({ name }) => name !== 'blocks');

type Place = 'around' | 'between' | 'inside';

const places: readonly Place[] = ['around', 'between', 'inside'];
const audienceNames = Object.keys(audiences) as Audience[];

/** Every holder with every way of writing a condition, around it and inside of it. */
export function simpleCases(): Case[] {
  const none: Holder = (content) => content;
  return Object.entries(holders)
    .flatMap(([name, holder]) =>
      ways.flatMap((way) =>
        (way.name === 'blocks' ? (['around'] as const) : (['around', 'inside'] as const)).map((place) => ({
          names: [name],
          outer: holder,
          inner: none,
          way,
          place,
        })),
      ),
    )
    .map(toCase);
}

/** Every holder in every other, with the condition around both, between them and inside of both. */
export function nestedCases(): Case[] {
  const entries = Object.entries(holders);
  return entries
    .flatMap(([first, outer]) =>
      entries.flatMap(([second, inner]) =>
        places.map((place, index) => ({
          names: [first, second],
          outer,
          inner,
          way: inlineWays[(first.length + second.length + index) % inlineWays.length]!,
          place,
        })),
      ),
    )
    .map((given, index) => toCase(given, index + 10_000));
}

interface Given {
  names: string[];
  outer: Holder;
  inner: Holder;
  way: Way;
  place: Place;
}

function toCase({ names, outer, inner, way, place }: Given, index: number): Case {
  const audience = audienceNames[index % audienceNames.length]!;
  const word = `zq${audience}${index}x`;
  const open = 'open';
  const text = `<span>${word} <img src="/files/${word}.svg" alt="${word}" /></span>`;
  const wrap = (content: string): string => way.wrap(content, audience);
  const mdx = {
    around: () => wrap(outer(inner(text, word), word)),
    between: () => outer(wrap(inner(text, word)), open),
    inside: () => outer(inner(wrap(text), open), open),
  }[place]();
  return { name: `${names.join(' > ')}, ${place}, ${way.name}`, audience, word, way, mdx };
}

const footnote = (way: Way, index: number): Case => {
  const audience = audienceNames[index % audienceNames.length]!;
  const word = `zq${audience}${9000 + index}x`;
  return {
    name: `a footnote, ${way.name}`,
    audience,
    word,
    way: ways[1]!,
    mdx: `${ways[1]!.wrap(`Text[^n${index}]`, audience)}\n\n[^n${index}]: ${word} and ![${word}](/files/${word}.svg)`,
  };
};

/** Texts that stand elsewhere than what refers to them, and those that Markdown reads by itself. */
export function markdownCases(): Case[] {
  const notes = ways.slice(0, audienceNames.length).map(footnote);
  const forms = [
    '## WORD heading',
    '- WORD item\n- item',
    '| a | b |\n|---|---|\n| WORD | ![WORD](/files/WORD.svg) |',
    '```js WORD.js\nconst a = "WORD";\n```',
    '[WORD](https://example.com/WORD)',
    '[text][WORD]\n\n[WORD]: https://example.com/WORD "WORD"',
    '> WORD',
    '$WORD$',
    '1. WORD\n2. b',
    '<Prompt description="WORD">WORD</Prompt>',
    '<Tabs><Tab title="WORD">\n\n### WORD\n\n</Tab></Tabs>',
  ];
  const written = forms.map((form, index): Case => {
    const audience = audienceNames[index % audienceNames.length]!;
    const word = `zq${audience}${9100 + index}x`;
    const mdx = ways[1]!.wrap(form.replaceAll('WORD', word), audience);
    return { name: form.split('\n')[0]!, audience, word, way: ways[1]!, mdx };
  });
  return [...notes, ...written];
}
