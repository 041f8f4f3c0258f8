import { expect, test } from 'vitest';
import { componentManifests } from '../../src/base/components/component-manifests.ts';
import type { ComponentManifest, PropManifest } from '../../src/model/component.ts';
import { cutSections } from '../../src/read/markdown/cut-sections.ts';
import { parseMdx } from '../../src/read/markdown/parse-mdx.ts';
import { readDocument } from '../../src/read/markdown/read-document.ts';
import { renderPlainMarkdown } from '../../src/service/assistant/extractive/render-plain-markdown.ts';
import { renderSource } from './build/render/render-source.ts';

/** Their elements stand for changelogs with tags, sites with variations and members. */
const onlySome = new Set(['Update', 'Variation', 'Visibility']);
/** Every road that a component of a page takes, for every component by every name. */
const names = componentManifests.flatMap((manifest: ComponentManifest) =>
  [manifest.name, ...manifest.aliases].map((name) => ({ name, manifest })),
);
const place = { file: 'a.mdx', line: 1 };

/** What it needs to show anything. */
const needed: Readonly<Record<string, string>> = {
  'GitHub.Repo': ' repo="a/b"',
  'Color.Item': ' name="Word" value="#abc"',
  Visibility: ' for="humans"',
  View: ' title="V"',
  Variation: ' is="a"',
  Tab: ' title="T"',
  ParamField: ' path="p"',
  ResponseField: ' name="n"',
  Image: ' src="/a.png" alt="Word"',
  Icon: ' icon="flag"',
  Video: ' src="/a.mp4"',
};
const contents: Readonly<Record<string, string>> = { Tree: '- Word' };
/** Where it has to stand. */
const parents: Readonly<Record<string, string>> = { Tab: 'Tabs', Step: 'Steps', 'Color.Item': 'Color' };

function write({ name, manifest }: { name: string; manifest: ComponentManifest }, attributes = ''): string {
  const open = `${name}${needed[manifest.name] ?? ''}${attributes}`;
  if (manifest.content === 'none') return around(manifest, `<${open} />`);
  const content = contents[manifest.name] ?? (manifest.content === 'code' ? '{`Word`}' : 'Word');
  return around(
    manifest,
    manifest.display === 'inline' ? `An <${open}>${content}</${name}>` : `<${open}>\n${content}\n</${name}>`,
  );
}

function around({ name }: ComponentManifest, source: string): string {
  const parent = parents[name];
  return parent ? `<${parent}>\n${source}\n</${parent}>` : source;
}

test.each(names)('$name without an end is closed', ({ name, manifest }) => {
  const { tree, problems } = parseMdx(`<${name}${needed[manifest.name] ?? ''}>\n\nWord`, place);
  expect(problems).toMatchObject([{ code: 'mdx-repaired', message: `<${name}> is not closed` }]);
  expect(tree.children[0]).toMatchObject({ name });
});

test('the name of a component as the argument of a type is text', () => {
  const { tree } = parseMdx('It gives a Promise<Error> or Array<Card> back.', place);
  expect(readDocument('It gives a Promise<Error> or Array<Card> back.', place).summary).toBe(
    'It gives a Promise<Error> or Array<Card> back.',
  );
  expect(tree.children).toMatchObject([{ type: 'paragraph' }]);
});

test.each(names)('$name is shown', async (entry) => {
  const { html, problems } = await renderSource(write(entry));
  expect(problems.filter(({ code }) => code !== 'missing-import')).toEqual([]);
  const showsNothing = entry.manifest.name === 'ApiPlayground';
  const isWordless = showsNothing || ['Icon', 'Video', 'GitHub.Repo', 'Snippet'].includes(entry.manifest.name);
  if (!isWordless) expect(html).toContain('Word');
  expect(html).not.toContain(`&lt;${entry.name}`);
  if (entry.manifest.element && !onlySome.has(entry.name)) expect(html).toContain(`<${entry.manifest.element}`);
});

test.each(names)('$name stays in the Markdown of its page', ({ name, manifest }) => {
  const { markdown, components } = readDocument(write({ name, manifest }), place);
  expect(components).toContain(name);
  if (manifest.name !== 'Visibility') expect(markdown).toContain(`<${name}`);
});

test.each(names)('$name leaves no tag where it is quoted', ({ name, manifest }) => {
  const quoted = renderPlainMarkdown(write({ name, manifest }));
  expect(quoted).not.toMatch(/<|>/);
  const isWordless = manifest.quoted === 'omitted' || manifest.content === 'none';
  if (!isWordless) expect(quoted).toContain('Word');
});

test.each(names)('$name is searched by what readers see of it', ({ name, manifest }) => {
  const props = Object.entries<PropManifest>(manifest.props);
  const spoken = props.filter(([prop, { isSpoken }]) => isSpoken && !needed[manifest.name]?.includes(` ${prop}=`));
  const silent = props.filter(([prop, { isSpoken }]) => !isSpoken && !needed[manifest.name]?.includes(` ${prop}=`));
  const attributes = [
    ...spoken.map(([prop], index) => ` ${prop}="seen${index}"`),
    ...silent.map(([prop]) => ` ${prop}="unseen"`),
  ].join('');
  const markdown = write({ name, manifest }, attributes);
  const sections = cutSections(markdown, { headings: [], syntax: 'mdx' });
  const text = sections.flatMap(({ entry, heading, text }) => [entry, heading?.text ?? '', text]).join(' ');
  expect(text).not.toMatch(/<|>|unseen/);
  for (const index of spoken.keys()) expect(text).toContain(`seen${index}`);
});

test.each(names)('headings in $name join the outline unless it is quiet', ({ name, manifest }) => {
  // What a part for some readers holds is in no file that others get.
  if (manifest.content !== 'blocks' || manifest.name === 'Visibility') return;
  const attributes = needed[manifest.name] ?? '';
  const { headings } = readDocument(`<${name}${attributes}>\n\n## Inside\n\n</${name}>`, place);
  expect(headings.map(({ text }) => text).includes('Inside')).toBe(!manifest.isQuiet);
});

test.each(names.filter(({ manifest }) => manifest.heading))(
  '$name is a heading of the outline',
  ({ name, manifest }) => {
    const prop = manifest.heading!.text;
    const source =
      prop === null ? `<${name}>Top</${name}>` : `<${name} ${prop}="Top" titleSize="h2">\nText\n</${name}>`;
    expect(readDocument(source, place).headings.map(({ text }) => text)).toEqual(['Top']);
  },
);
