import { expect, test } from 'vitest';
import { extractClasses } from '../../../../src/build/tailwind/extract-classes.ts';
import { linearGrowth, measureGrowth } from '../../measure-growth.ts';

function extract(source: string, file = 'page.mdx'): string[] {
  return [...extractClasses(source, file)].sort();
}

test('attributes of elements and components', () => {
  expect(
    extract(`# block text

<div className="flex  dark:bg-[#fff]/50
  p-4"><Card class='mt-2' iconClassName="w-[calc(100%-1px)]" title="hidden" /></div>`),
  ).toEqual(['dark:bg-[#fff]/50', 'flex', 'mt-2', 'p-4', 'w-[calc(100%-1px)]']);
});

test('widths that begin with a digit', () => {
  expect(extract('<div className="2xl:grid-cols-3 2 3xx">')).toEqual(['2xl:grid-cols-3']);
});

test('expressions give all words in them', () => {
  const found = extract(
    '<p className={`base ${open ? "block" : "hidden"} ${"a b"}`} class={["x1", y && \'y1\'].join(" ")} />',
  );
  expect(found).toEqual(expect.arrayContaining(['base', 'block', 'hidden', 'a', 'b', 'x1', 'y1']));
});

test('code samples are left out, code of the page is not', () => {
  const source = `\`\`\`jsx
<div className="from-a-sample" />
\`\`\`

export const styles = {
  box: 'rounded-xl p-8',

  text: "text-lg",
};

It's text with 'quoted words' in it.

    ~~~
    <i class="also-sample" />
    ~~~
`;
  expect(extract(source)).toEqual(['p-8', 'rounded-xl', 'text-lg']);
});

test('component files give the words of all strings', () => {
  const source =
    'const box = "grid gap-4";\nexport const A = () => <p {...{ className: cx(box, `mt-1\n mb-1`) }}>It\'s</p>;';
  expect(extract(source, 'snippets/a.jsx')).toEqual(['gap-4', 'grid', 'mb-1', 'mt-1']);
});

test('what never ends is passed over', () => {
  expect(extract('<p className={a {b <p class="x')).toEqual([]);
  expect(extract(`<p class="${'a '.repeat(9000)}">`)).toEqual([]);
  const start = performance.now();
  extract('class={'.repeat(20_000));
  extract('"'.repeat(100_000), 'a.jsx');
  extract('```\n'.repeat(5_001));
  expect(performance.now() - start).toBeLessThan(3_000);
});

test('selectors and quotes stand in brackets', () => {
  const page = `<div className="[&>p]:mt-0 before:content-['→'] [&_a:hover]:underline">a</div>\n\n<div className={\`[&>*:first-child]:mt-0 \${x ? 'p-2' : 'p-4'}\`} />`;
  const found = extractClasses(page, 'a.mdx');
  for (const name of [
    '[&>p]:mt-0',
    "before:content-['→']",
    '[&_a:hover]:underline',
    '[&>*:first-child]:mt-0',
    'p-2',
    'p-4',
  ])
    expect(found).toContain(name);
});

test.each(['`', '```x\n', '```\n', 'class={', 'class="', 'export const a\n'])(
  'takes time in proportion to many times %j',
  (piece) => {
    const work = (length: number): unknown => extractClasses(piece.repeat(length / piece.length), 'a.mdx');
    expect(measureGrowth(work, 8000)).toBeLessThan(linearGrowth);
  },
);

test('brackets side by side are read once, not in every way to part them', () => {
  const work = (length: number): unknown => extractClasses(`<a className="![${']['.repeat(length)}\t">`, 'a.mdx');
  expect(measureGrowth(work, 12)).toBeLessThan(linearGrowth);
  expect(extract(`<a className="a[b][c]d ![][] x[y" />`)).toEqual(['![][]', 'a[b][c]d']);
});
