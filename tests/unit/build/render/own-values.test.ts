import { expect, test } from 'vitest';
import { createPageRenderer } from '../../../../src/build/render/create-page-renderer.ts';
import { openOwnIcons } from '../../../../src/build/render/open-own-icons.ts';
import type { Page } from '../../../../src/model/page.ts';
import { addOwnText } from '../../../../src/read/site/add-own-text.ts';
import { createCompleter } from '../../read/site/create-completer.ts';
import { pageOf, renderContext } from './render-source.ts';

const renderer = createPageRenderer(
  { ...renderContext, readers: { secret: 'abc', isPersonal: false } },
  openOwnIcons(),
);
const complete = createCompleter([]);

async function readPage(source: string): Promise<Page> {
  const page = complete(pageOf(source, 'a.mdx'));
  const { own } = await renderer.render(page);
  return own ? addOwnText(page, own.text) : page;
}

test('the text of a page has the values of its code', async () => {
  const source = `export const price = 10
export const plans = ['small', '*large*']
export const Plan = ({ name, children }) => <div><strong>{name}</strong>{children}</div>

A year costs {price * 12}.

## For {plans.length} plans

<ul>{plans.map((plan) => <li key={plan}>{plan}</li>)}</ul>

<Plan name="Own">Words of it</Plan>

<Card title={\`From \${price}\`}>Words</Card>`;
  const { markdown, headings, summary } = await readPage(source);
  for (const words of ['A year costs 120.', '- small', '- \\*large\\*', '**Own**', 'Words of it', 'From 10'])
    expect(markdown).toContain(words);
  expect(markdown).not.toMatch(/[{}]|<(?:Plan|li)/);
  expect(headings).toEqual([{ depth: 2, text: 'For 2 plans', id: 'for-2-plans' }]);
  expect(summary).toBe('A year costs 120.');
});

test('what a component of the author shows in a heading is no part of its id, unless it is all of it', async () => {
  const source = `export const Since = ({ version }) => <span>Since {version}</span>

## Prices <Since version="5.3" />

## <Since version="5.3" />`;
  const { headings } = await readPage(source);
  expect(headings.map(({ id }) => id)).toEqual(['prices', 'since-5-3']);
});

test('quotes in the code of a heading are as they stand in its id, those around it typographic', async () => {
  const source = `{1 + 1}

## Say "no" to \`"strict"\` \`a['b']\`

<h3>The "y" <code>{'"z"'}</code></h3>

<Steps>
<Step title='Set \`"a"\`, not "b"' titleSize="h2">x</Step>
</Steps>`;
  const page = await readPage(source);
  const ids = page.headings.map(({ id }) => id);
  expect(ids).toEqual(['say-“no”-to-strict-a-b-', 'the-“y”-z', 'set-a-not-“b”']);
  const { html } = await renderer.render(page);
  for (const id of ids) expect(html).toContain(` id="${id}"`);
});

test('what fails is as empty in the text as on the page, and the rest stands', async () => {
  const { markdown } = await readPage('Before.\n\n{missing.list.map((item) => item)}\n\nAfter {1 + 1}.');
  expect(markdown).toBe('Before.\n\nAfter 2.');
});

test('a page without values keeps the tags of its author', async () => {
  const { markdown, pending } = await readPage('<Card title="A">Just {"text"}{" "}and more</Card>');
  expect(pending).toBeUndefined();
  expect(markdown).toBe('<Card title="A">Just text and more</Card>');
});
