import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { parseConfig } from '../../src/read/config/parse-config.ts';
import { parseFrontMatter } from '../../src/read/front-matter/parse-front-matter.ts';
import type { ServerConfigInput } from '../../src/service/server/config/parse-server-config.ts';
import { resolveServerConfig } from '../../src/service/server/config/resolve-server-config.ts';

const root = resolve(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

interface Schema {
  description?: string;
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  items?: Schema;
  [combined: string]: unknown;
}

/** By the path of a key, what its description has as its default. */
function defaultsOf(schema: Schema, path = '', found = new Map<string, string>()): Map<string, string> {
  const told = /Default: `([^`]+)`\.|\(default: ([\w.-]+)\)/.exec(schema.description ?? '');
  if (told && !found.has(path)) found.set(path, told[1] ?? told[2]!);
  for (const way of ['allOf', 'anyOf', 'oneOf', 'else'])
    for (const part of [schema[way] ?? []].flat() as Schema[]) defaultsOf(part, path, found);
  for (const [key, part] of Object.entries(schema.properties ?? {}))
    defaultsOf(part, path === '' ? key : `${path}.${key}`, found);
  if (schema.items) defaultsOf(schema.items, `${path}[]`, found);
  if (typeof schema.additionalProperties === 'object') defaultsOf(schema.additionalProperties, `${path}.<name>`, found);
  return found;
}

/** By the path of a key, what a page of the manual has as its default; `limits.search, .page` names two. */
function manualDefaults(pages: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const page of globSync(pages, { cwd: root })) {
    for (const [, names, values] of read(page).matchAll(/<ResponseField name="([^"]+)"[^>]* default="([^"]+)"/g)) {
      const [first = '', ...others] = names!.split(', ');
      const paths = [first, ...others.map((name) => (name[0] === '.' ? first.replace(/\.\w+$/, name) : name))];
      const each = values!.split(', ');
      paths.forEach((path, index) => found.set(path, each.length === 1 ? values! : each[index]!));
    }
  }
  return found;
}

test.each([
  ['schema/docs.schema.json', 'example-site/configure/*.mdx', 20],
  ['schema/server.schema.json', 'example-site/service/configuration.mdx', 25],
])('the manual has the defaults of %s', (schema, pages, least) => {
  const manual = manualDefaults(pages);
  const told = [...defaultsOf(JSON.parse(read(schema)) as Schema)].filter(([path]) => manual.has(path));
  expect(told.length).toBeGreaterThanOrEqual(least);
  expect(told.map(([path]) => `${path} ${manual.get(path)}`)).toEqual(told.map(([path, value]) => `${path} ${value}`));
});

type Settings = Record<string, unknown>;

/** Settings with one more, at its path. */
function withSetting(settings: Settings, path: string, value: unknown): Settings {
  const [key = '', ...rest] = path.split('.');
  const inner = rest.length === 0 ? value : withSetting((settings[key] ?? {}) as Settings, rest.join('.'), value);
  return { ...settings, [key]: inner };
}

const site = { theme: 'mint', name: 'A', colors: { primary: '#112233' }, navigation: { pages: ['a'] } };
const service = {
  sites: [],
  assistant: { model: { url: 'https://models.example', name: 'm' } },
  organizations: { '<name>': { credits: 1 } },
};

test.each([
  [
    'schema/docs.schema.json',
    site,
    (settings: Settings) => parseConfig({ file: 'docs.json', readFile: () => JSON.stringify(settings) }).config,
  ],
  [
    'schema/server.schema.json',
    service,
    (settings: Settings) =>
      resolveServerConfig({
        input: settings as ServerConfigInput,
        folder: root,
        environment: {},
        flags: { folders: [] },
      }),
  ],
])('a default of %s changes nothing where it is written', (schema, settings, resolveSettings) => {
  const plain = resolveSettings(settings);
  // Rules are told from the list that also weighs them, and elements of the navigation are no single keys.
  const told = [...defaultsOf(JSON.parse(read(schema)) as Schema)].filter(
    ([path]) => !/^check\.rules\.|\[\]|^(?:navigation|navbar|integrations)\./.test(path),
  );
  expect(told.length).toBeGreaterThan(20);
  for (const [path, text] of told) {
    const value: unknown = /^(?:true|false|\d+)$/.test(text) ? JSON.parse(text) : text;
    expect(resolveSettings(withSetting(settings, path, value)), path).toEqual(plain);
  }
});

test('a default of the front matter in the manual changes nothing where it is written', () => {
  const parse = (lines: string): unknown => parseFrontMatter(`---\n${lines}---\n`, 'a.mdx').frontMatter;
  const told = [...manualDefaults('example-site/write/pages.mdx')];
  expect(told.length).toBeGreaterThan(5);
  for (const [key, value] of told) expect(parse(`${key}: ${value}\n`), key).toEqual(parse(''));
});
