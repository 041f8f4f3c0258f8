import { expect, test } from 'vitest';
import { createPageRenderer } from '../../../../src/build/render/create-page-renderer.ts';
import { openOwnIcons } from '../../../../src/build/render/open-own-icons.ts';
import type { RenderContext } from '../../../../src/build/render/render-context.ts';
import type { FragmentReference } from '../../../../src/model/rendered-page.ts';
import { parseConfig } from '../../../../src/read/config/parse-config.ts';
import { resolveFrontMatter } from '../../../../src/read/front-matter/resolve-front-matter.ts';
import { buildDocumentPages } from '../../../../src/read/openapi/build-document-pages.ts';
import { parseOpenApi } from '../../../../src/read/openapi/parse-openapi.ts';
import { createCompleter } from '../../read/site/create-completer.ts';

const docs = { theme: 'mint', name: 'T', colors: { primary: '#112233' }, navigation: { pages: ['a'] } };
const { config } = parseConfig({ file: 'docs.json', readFile: () => JSON.stringify(docs) });

type Tree = Record<string, unknown>;

/** Numbers from 0 to 1, the same for each seed. */
function createRandom(seed: number): () => number {
  let state = Math.imul(seed, 0x9e3779b1);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    const mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    return ((mixed ^ (mixed >>> 13)) >>> 0) / 2 ** 32;
  };
}

/** A schema in which every fact is a word, or a number, that stands nowhere else; and these, each with its place. */
function createSchemas(seed: number, deepest: number) {
  const random = createRandom(seed);
  const pick = <Value>(...choices: Value[]): Value => choices[Math.floor(random() * choices.length)]!;
  const facts = new Map<string, string>();
  const named: Record<string, Tree> = {};

  const fact = (kind: string, place: string): string => {
    const word = `${kind}${facts.size}x`;
    facts.set(word, `${kind} of ${place}`);
    return word;
  };
  const limit = (place: string): number => {
    const value = 7_000_000 + facts.size;
    facts.set(String(value), `limit of ${place}`);
    return value;
  };
  const value = (place: string): Tree => ({
    type: 'string',
    ...pick(
      () => ({ description: fact('text', place) }),
      () => ({}),
    )(),
    ...pick<() => Tree>(
      () => ({ enum: [fact('option', place), fact('option', place)] }),
      () => ({ enum: [fact('option', place)], 'x-enumDescriptions': [fact('about', place)] }),
      () => ({ default: fact('default', place) }),
      () => ({ pattern: fact('pattern', place) }),
      () => ({ const: fact('const', place) }),
      () => ({ maxLength: limit(place) }),
      () => ({ not: { const: fact('not', place) } }),
    )(),
  });
  const object = (place: string, depth: number): Tree => {
    const names = Array.from({ length: pick(1, 2) }, () => fact('name', place));
    return {
      type: 'object',
      properties: Object.fromEntries(names.map((name) => [name, any(`${place}.${name}`, depth + 1)])),
      ...pick<() => Tree>(
        () => ({ description: fact('text', place) }),
        () => ({ minProperties: limit(place) }),
        () => ({ additionalProperties: any(`${place}.*`, depth + 1) }),
        () => ({ patternProperties: { [fact('names', place)]: any(`${place}./`, depth + 1) } }),
        () => ({}),
      )(),
    };
  };
  const list = (place: string, depth: number): Tree => ({ type: 'array', items: any(`${place}[]`, depth + 1) });
  const component = (depth: number): Tree => {
    const name = pick('A', 'B');
    if (!(name in named)) {
      named[name] = {};
      named[name] = object(name, depth);
    }
    return { $ref: `#/components/schemas/${name}` };
  };
  const any = (place: string, depth: number): Tree => {
    const inside = depth + 1;
    if (depth >= deepest) return value(place);
    return pick(
      () => value(place),
      () => object(place, depth),
      () => list(place, depth),
      () => ({ type: 'array', items: list(`${place}[]`, inside), description: fact('text', place) }),
      () => ({ oneOf: [object(`${place}|0`, inside), object(`${place}|1`, inside)] }),
      () => ({ anyOf: [value(`${place}|0`), object(`${place}|1`, inside), list(`${place}|2`, inside)] }),
      () => ({ oneOf: [value(`${place}|0`), value(`${place}|1`)] }),
      () => ({ anyOf: [any(`${place}?`, inside), { type: 'null' }] }),
      () => ({ allOf: [object(`${place}&0`, inside), object(`${place}&1`, inside)] }),
      () => ({ type: 'array', prefixItems: [any(`${place}[0]`, inside), any(`${place}[1]`, inside)] }),
      () => ({ type: 'object', additionalProperties: any(`${place}{}`, inside) }),
      () => ({ type: 'string', contentMediaType: 'application/json', contentSchema: any(`${place}:`, inside) }),
      () => component(depth),
    )();
  };
  return { root: object('root', 0), named, facts };
}

/** What the page of an operation that answers with `root` leaves out, and what its Markdown does. */
async function findLost({ root, named, facts }: ReturnType<typeof createSchemas>) {
  const responses = { 200: { description: 'OK', content: { 'application/octet-stream': { schema: root } } } };
  const description = {
    openapi: '3.1.0',
    info: { title: 'T', version: '1' },
    paths: { '/a': { get: { summary: 'A', responses } } },
    components: { schemas: named },
  };
  const { document } = await parseOpenApi({ id: 'api', text: JSON.stringify(description) });
  const [group] = buildDocumentPages({ document: document!, directory: null, resolveFrontMatter });
  const page = createCompleter([document!])(group!.pages[0]!);
  const lists = { snippets: {}, routes: [], assets: [], places: {}, referencePages: [], grammars: [] };
  const place = { base: '', service: null, folder: import.meta.dirname, version: '1' };
  const context = { config, apis: [document], ...lists, ...place } as unknown as RenderContext;
  const renderer = createPageRenderer(context, openOwnIcons());
  const rendered = await renderer.render(page);
  const opened = new Set<string>();
  const waiting: FragmentReference[] = [...rendered.fragments];
  let { html } = rendered;
  for (let fragment = waiting.pop(); fragment; fragment = waiting.pop()) {
    const key = JSON.stringify(fragment);
    if (opened.has(key)) continue;
    opened.add(key);
    const inside = await renderer.renderFragment(fragment);
    html += inside.html;
    waiting.push(...inside.fragments);
  }
  const markdown = page.markdown.replace(/^ *```[\s\S]*?^ *```$/gm, '');
  const lostIn = (text: string): string[] => [...facts].flatMap(([word, at]) => (text.includes(word) ? [] : [at]));
  // What is too much for a page of text ends in a sign of it.
  return { html: lostIn(html), markdown: /^ *- …/m.test(markdown) ? [] : lostIn(markdown) };
}

test.each([3, 4, 5])('pages and their Markdown say all that schemas of %i levels say', async (deepest) => {
  for (let seed = 1; seed <= 40; seed++) {
    const made = createSchemas(seed, deepest);
    if (made.facts.size > 250) continue;
    expect({ seed, ...(await findLost(made)) }).toEqual({ seed, html: [], markdown: [] });
  }
});

const last = { enum: ['lastvalue'] };
const within = (levels: number, wrap: (inner: Tree) => Tree, end: Tree = last): Tree =>
  levels === 0 ? end : wrap(within(levels - 1, wrap, end));
const limited = { type: 'object', properties: { a: {} }, not: { const: 'lastvalue' } };
const listOf = (items: Tree): Tree => ({ type: 'array', items });

test.each<[string, Tree]>([
  ['lists of lists', within(8, listOf)],
  ['lists that may be missing', within(4, (inner) => ({ anyOf: [listOf(inner), { type: 'null' }] }))],
  ['limits of what a list holds', listOf(limited)],
  ['limits of what lists of lists hold', listOf(listOf(limited))],
  ['limits of what a list among others holds', { anyOf: [listOf(limited), { type: 'object', properties: { b: {} } }] }],
  ['limits of what an encoded text holds', { type: 'string', contentSchema: limited }],
  [
    'many alternatives',
    { anyOf: Array.from({ length: 60 }, (_, at) => ({ type: 'string', title: `T${at}`, ...(at === 59 && last) })) },
  ],
])('pages and their Markdown tell of %s', async (_, schema) => {
  const facts = new Map([['lastvalue', 'the last']]);
  for (const root of [schema, { type: 'object', properties: { f: schema } }])
    expect(await findLost({ root, named: {}, facts })).toEqual({ html: [], markdown: [] });
});
