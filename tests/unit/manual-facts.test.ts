import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { serviceFolderOf } from '../../src/base/paths/service-folder-of.ts';
import { languageCodes } from '../../src/read/config/navigation/language-codes.ts';
import { builtInThemes } from '../../src/read/config/topics/theme.ts';
import { mostOfSite } from '../../src/service/server/keep-books.ts';
import { findPlatform } from '../../src/view/shell/social-platforms.ts';
import { readManualExamples } from './cli/manual-examples.ts';

const root = resolve(import.meta.dirname, '../..');
const read = (path: string): unknown => JSON.parse(readFileSync(join(root, path), 'utf8'));

test('the manual names the version and the Node of the package', () => {
  const { version, engines } = read('package.json') as { version: string; engines: { node: string } };
  const { variables } = read('example-site/docs.json') as { variables: Record<string, string> };
  expect(variables['release']).toBe(version);
  expect(`>=${variables['oldest-node']}`).toBe(engines.node);
});

test('the overview of docs.json has every setting, and no other', () => {
  const { properties } = read('schema/docs.schema.json') as { properties: Record<string, unknown> };
  const rows = readFileSync(join(root, 'example-site/configure/overview.mdx'), 'utf8').matchAll(/^\| (`[^|]+) \|/gm);
  const told = [...rows].flatMap(([, keys]) => [...keys!.matchAll(/`([^`]+)`/g)].map(([, key]) => key!));
  expect(told.toSorted()).toEqual(
    Object.keys(properties)
      .filter((key) => key !== '$schema')
      .toSorted(),
  );
});

test('the manual lists what can be imported from the package, but for the fonts of its themes', () => {
  const { exports } = read('package.json') as { exports: Record<string, unknown> };
  const page = readFileSync(join(root, 'example-site/project/code.mdx'), 'utf8').split('## What can be imported')[1]!;
  const told = [...page.matchAll(/^\| `([^`]+)` \|/gm)].map(([, name]) => name);
  expect(told.toSorted()).toEqual(
    Object.keys(exports)
      .filter((path) => !path.startsWith('./fonts/'))
      .map((path) => path.replace('.', 'docwright'))
      .toSorted(),
  );
});

test.each(builtInThemes)('the manual has the measures of the theme %s as they are designed', (theme) => {
  const design = readFileSync(join(root, `docs/design/${theme}.md`), 'utf8');
  const manual = readFileSync(join(root, `example-site/themes/${theme}.mdx`), 'utf8');
  const tokens = readFileSync(join(root, `themes/${theme}/tokens.css`), 'utf8');
  const brought = [...tokens.matchAll(/--dw-font(?:-heading)?: '([^']+?)(?: Variable)?'/g)].map(
    ([, family]) => family!,
  );
  expect(/\| Length of lines \| (.+) \|/.exec(manual)?.[1]).toBe(/\d+ characters/.exec(design)?.[0]);
  for (const family of brought) expect(/\| Type \|.+/.exec(manual)?.[0]).toContain(family);
});

test('the manual says how much of what readers write is kept of a site', () => {
  const manual = readFileSync(join(root, 'example-site/service/configuration.mdx'), 'utf8');
  for (const most of Object.values(mostOfSite)) expect(manual).toContain(`the newest ${most.toLocaleString('en')} `);
});

test('the container gets what the service reads beside the output', () => {
  const recipe = readManualExamples().find(({ code }) => code.includes('FROM') && code.includes('"serve"'))!.code;
  for (const folder of ['dist', serviceFolderOf('dist')])
    expect(recipe).toContain(`COPY --from=build /site/${folder} ${folder}\n`);
});

test('the list of dependencies has a reason for each package of package.json, and for no other', () => {
  const { dependencies, optionalDependencies, devDependencies } = read('package.json') as Record<string, object>;
  const packages = Object.keys({ ...dependencies, ...optionalDependencies, ...devDependencies });
  const rows = readFileSync(join(root, 'docs/dependencies.md'), 'utf8').matchAll(/^\| (`[^|]+) \|/gm);
  const named = [...rows].flatMap(([, names]) => [...names!.matchAll(/`([^`]+)`/g)].map(([, name]) => name!));
  const means = (name: string, one: string): boolean =>
    name.endsWith('*') ? one.startsWith(name.slice(0, -1)) : one === name;
  expect(packages.filter((one) => !named.some((name) => means(name, one)))).toEqual([]);
  expect(named.filter((name) => !packages.some((one) => means(name, one)))).toEqual([]);
});

/** A key may stand for a file that holds its value; `else` is what it is otherwise. */
interface SchemaOfObject {
  else: { properties: Record<string, SchemaOfObject> };
}

/** What stands in backticks below a heading of docs/format.md, up to a text. */
function namesBelow(heading: string, end: string): string[] {
  const format = readFileSync(join(root, 'docs/format.md'), 'utf8');
  const [told = ''] = format.slice(format.indexOf(`### ${heading}\n`)).split(end);
  return [...told.matchAll(/`([\w-]+)`/g)].map(([, name]) => name!);
}

test('the format names the languages and platforms that there are, and each platform has a sign', () => {
  const codes = new Set(languageCodes.map((code) => code.toLowerCase()));
  expect(new Set(namesBelow('Languages', '`cn` means').map((code) => code.toLowerCase()))).toEqual(codes);
  const { definitions } = read('schema/docs.schema.json') as { definitions: { Footer: SchemaOfObject } };
  const platforms = Object.keys(definitions.Footer.else.properties['socials']!.else.properties);
  expect(namesBelow('Footer', '`footer.links`').toSorted()).toEqual(platforms.toSorted());
  expect(platforms.filter((name) => findPlatform(name) === undefined)).toEqual([]);
});
