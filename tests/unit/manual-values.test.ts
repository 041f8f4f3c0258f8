import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { componentManifests } from '../../src/base/components/component-manifests.ts';
import { reactNames } from '../../src/build/islands/react-names.ts';
import type { ComponentManifest } from '../../src/model/component.ts';

const root = resolve(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

interface Field {
  page: string;
  name: string;
  /** Its type, default and text. */
  text: string;
}

/** What pages tell of by a `ResponseField`, those of examples not among them; `a, .b` is told of as two. */
function readFields(pages: string): Field[] {
  return globSync(pages, { cwd: root }).flatMap((page) =>
    [...read(page).matchAll(/<ResponseField name="([^"]+)"(.*?)(?:\/>|<\/ResponseField>)/gs)].flatMap(
      ([, names, text]) => {
        const [first = '', ...others] = names!.split(', ');
        const all = [first, ...others.map((name) => (name[0] === '.' ? first.replace(/\.\w+$/, name) : name))];
        return all.map((name) => ({ page, name, text: text! }));
      },
    ),
  );
}

interface Schema {
  enum?: unknown[];
  properties?: Record<string, Schema>;
  [combined: string]: unknown;
}

/** By the path of a setting, the words that it takes. */
function wordsOf(schema: Schema, path = '', found = new Map<string, Set<string>>()): Map<string, Set<string>> {
  const words = (schema.enum ?? []).filter((value) => typeof value === 'string');
  if (words.length > 0) found.set(path, new Set([...(found.get(path) ?? []), ...words]));
  for (const way of ['allOf', 'anyOf', 'oneOf', 'else'])
    for (const part of [schema[way] ?? []].flat() as Schema[]) wordsOf(part, path, found);
  for (const [key, part] of Object.entries(schema.properties ?? {}))
    wordsOf(part, path === '' ? key : `${path}.${key}`, found);
  return found;
}

test.each([
  ['schema/docs.schema.json', 'example-site/configure/*.mdx', 10],
  ['schema/front-matter.schema.json', 'example-site/write/pages.mdx', 1],
  ['schema/server.schema.json', 'example-site/service/configuration.mdx', 2],
])('the manual has every word that a setting of %s takes', (schema, pages, least) => {
  const words = wordsOf(JSON.parse(read(schema)) as Schema);
  const told = readFields(pages).filter(({ name }) => words.has(name));
  expect(told.length).toBeGreaterThanOrEqual(least);
  for (const { page, name, text } of told) {
    // Names that are many stand in a list of their own.
    const whole = words.get(name)!.size > 20 ? read(page) : text;
    const missing = [...words.get(name)!].filter((word) => !new RegExp(`[\`"| ]${word}[\`"| ]`).test(whole));
    expect(missing, `${page} ${name}`).toEqual([]);
  }
});

/** Fields of these pages that are examples. */
const shown = ['seen', 'address', 'city', 'country'];

/** What older pages write: `icon`, `<Tree>`, the fields of `authMethod` and what a prompt holds say the same. */
const older = ['Badge.leadIcon', 'ParamField.auth', 'Prompt.source', 'Tree.Folder.defaultClosed'];

/** What all components share has one place, and some look at nothing else. */
const common = ['icon', 'iconType', 'iconLibrary', 'className', 'style'];

const componentPages = globSync('example-site/components/*.mdx', { cwd: root }).map(read);

test('the pages of components tell of properties that there are, with all of their values', () => {
  const fields = readFields('example-site/components/*.mdx').filter(({ name }) => !shown.includes(name));
  expect(fields.length).toBeGreaterThan(100);
  for (const { page, name } of fields) {
    const text = fields.flatMap((field) => (field.page === page && field.name === name ? field.text : [])).join();
    const about = componentManifests.filter((one) => new RegExp(`[<\`]${one.name}\\b`).test(read(page)));
    const props = about.flatMap(({ props }: ComponentManifest) => props[name] ?? []);
    expect(props.length, `${page} ${name}`).toBeGreaterThan(0);
    if (name.startsWith('icon')) continue;
    const words = props.flatMap(({ values }) => values ?? []).filter((value) => typeof value === 'string');
    expect(
      words.filter((word) => !text.includes(`\`${word}\``) && !text.includes(`"${word}"`)),
      `${page} ${name}`,
    ).toEqual([]);
  }
});

test('a component that a page shows has all of its properties there', () => {
  const missing = (componentManifests as readonly ComponentManifest[]).flatMap(({ name, props }) => {
    const pages = componentPages.filter((page) => page.includes(`<${name}`));
    const own = Object.entries(props).filter(
      ([prop, { about, isInner }]) => !isInner && !common.includes(prop) && !/^(?:Alias of|No effect)/.test(about),
    );
    const isTold = (prop: string): boolean => pages.some((page) => new RegExp(`["\`, ]${prop}["\`,=]`).test(page));
    return pages.length === 0 ? [] : own.filter(([prop]) => !isTold(prop)).map(([prop]) => `${name}.${prop}`);
  });
  expect(missing.toSorted()).toEqual(older);
});

test('the manual names all of React that needs no import', () => {
  const page = read('example-site/write/react.mdx').split('## What is in scope')[1]!;
  expect(reactNames.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
});
