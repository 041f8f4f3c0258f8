import { expect, test } from 'vitest';
import { keepByRuns } from '../../../../src/build/cache/keep-by-runs.ts';
import type { Keep } from '../../../../src/model/keep.ts';

function openKeep(): Keep {
  const known = new Map<string, unknown>();
  return <Value>(parts: readonly unknown[], make: () => Value): Value => {
    const name = JSON.stringify(parts);
    if (!known.has(name)) known.set(name, make());
    return known.get(name) as Value;
  };
}

const texts = Array.from({ length: 400 }, (_, number) => `text ${number}`);

/** The texts of which something was made. */
function run(keep: Keep | undefined, items: readonly string[]): { made: string[]; values: number[] } {
  const made: string[] = [];
  const values = keepByRuns(items, {
    keep,
    kind: 'length',
    route: (text) => `/${text.replace(/ changed$/, '')}`,
    name: (text) => text,
    make: (text) => {
      made.push(text);
      return text.length;
    },
  });
  return { made, values };
}

test('gives the value of every item, in their order', () => {
  const lengths = texts.map(({ length }) => length);
  expect(run(undefined, texts).values).toEqual(lengths);
  const keep = openKeep();
  expect(run(keep, texts)).toEqual({ made: texts, values: lengths });
  expect(run(keep, texts)).toEqual({ made: [], values: lengths });
});

test('after an edit makes one run anew', () => {
  const keep = openKeep();
  run(keep, texts);
  const edited = texts.with(200, 'text 200 changed');
  const { made, values } = run(keep, edited);
  expect(made).toContain('text 200 changed');
  expect(made.length).toBeLessThan(texts.length / 2);
  expect(values).toEqual(edited.map(({ length }) => length));
});
