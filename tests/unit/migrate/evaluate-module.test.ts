import { expect, test } from 'vitest';
import { evaluateModule } from '../../../src/migrate/folder/evaluate-module.ts';
import { objectOf } from '../../../src/migrate/folder/evaluated-value.ts';
import type { MigrationFolder } from '../../../src/model/migration.ts';

function folderOf(files: Record<string, string>): MigrationFolder {
  return {
    root: '/site',
    files: Object.keys(files).sort(),
    has: (file) => Object.hasOwn(files, file),
    read: (file) => files[file] ?? null,
  };
}

function evaluate(source: string, others: Record<string, string> = {}): unknown {
  return evaluateModule(folderOf({ 'config.ts': source, ...others }), 'config.ts');
}

/** Lists of lists: each line doubles what the one before says. */
function doubled(line: (name: string) => string, count = 60): string {
  const lines = Array.from({ length: count }, (_, at) => `const a${at + 1} = ${line(`a${at}`)};`);
  return `const a0 = ['x'.concat, { text: 'boats' }];\n${lines.join('\n')}\nexport default { sidebar: a${count} };`;
}

test.each<[string, (name: string) => string]>([
  ['lists put into lists', (name) => `[...${name}, ...${name}]`],
  ['lists put one behind the other', (name) => `${name}.concat(${name})`],
  ['lists of the same list', (name) => `[${name}, ${name}]`],
  ['objects of the same list', (name) => `{ a: ${name}, b: ${name} }`],
  ['lists that a function makes', (name) => `${name}.flatMap((item) => [item, item])`],
  ['lists that are made flat', (name) => `[${name}, ${name}].flat()`],
])('a configuration that doubles itself is given up: %s', (_, line) => {
  expect(JSON.stringify(evaluate(doubled(line)))?.length ?? 0).toBeLessThan(5_000_000);
});

test('texts that double themselves are given up', () => {
  for (const form of [(name: string) => `${name} + ${name}`, (name: string) => `\`\${${name}}\${${name}}\``]) {
    const lines = Array.from({ length: 60 }, (_, at) => `const a${at + 1} = ${form(`a${at}`)};`);
    const source = `const a0 = 'boats';\n${lines.join('\n')}\nexport default { title: a60 };`;
    expect(evaluate(source)).toBeUndefined();
  }
});

test('what is nested without end is given up', () => {
  const depth = 20_000;
  const forms = [
    `${'['.repeat(depth)}${']'.repeat(depth)}`,
    `${"'a' + ".repeat(depth)}'b'`,
    `${'!'.repeat(depth)}a`,
    `a${'.b'.repeat(depth)}`,
    `a${'()'.repeat(depth)}`,
  ];
  for (const form of forms) expect(() => evaluate(`export default { deep: ${form} }`)).not.toThrow();
});

test('what only a program knows is no part of a text', () => {
  expect(evaluate("export default { base: `/${baseOf()}/`, title: `${{ toString: 1 }}`, page: `${['a']}` }")).toEqual({
    base: undefined,
    title: undefined,
    page: undefined,
  });
  expect(evaluate('export default { a: require({ toString: 1 }).a, b: 1, c: 10n, d: /boats/ }')).toEqual({ b: 1 });
});

test('a call of a program has no parts that can be named', () => {
  const source = "const theme = makeTheme('boats');\nexport default { name: theme.name, values: theme.values, b: 1 };";
  expect(evaluate(source)).toEqual({ name: undefined, values: undefined, b: 1 });
});

test('names that may be missing, numbers as names, and types in front of a value', () => {
  const source = `
    const parts = [{ text: 'Boats' }];
    const site = { nav: { items: parts } };
    export default {
      nav: site?.nav?.items,
      texts: parts?.map((part) => part?.text),
      sidebar: { 2024: ['old'], 1.5: ['older'] },
      one: parts[0]!.text,
      named: site.nav.items.length,
      spread: Object.keys({ ...site?.nav }),
    };`;
  expect(evaluate(source)).toEqual({
    nav: [{ text: 'Boats' }],
    texts: ['Boats'],
    sidebar: { 2024: ['old'], 1.5: ['older'] },
    one: 'Boats',
    named: 1,
    spread: ['items'],
  });
});

test('modules that hand each other on, and on, are opened once', () => {
  const all = Array.from({ length: 12 }, (_, at) => `export * from './part${at % 3}';`).join('\n');
  const parts = Object.fromEntries([0, 1, 2].map((at) => [`part${at}.ts`, `${all}\nexport const own${at} = ${at};`]));
  const source = "import * as all from './part0';\nimport { own2 } from './part1';\nexport default { all, own2 };";
  const { all: found, own2 } = evaluate(source, parts) as { all: object; own2: number };
  expect(own2).toBe(2);
  expect(found).toMatchObject({ own0: 0 });
});

test('what CommonJS exports by name, and what is named of JSON', () => {
  const source = `
    const { sidebar } = require('./sidebar');
    import { nav } from './nav.json';
    import whole from './nav.json';
    module.exports = { title: 'Boats' };
    module.exports.sidebar = sidebar;
    module.exports.nav = nav;
    exports.whole = whole;`;
  const others = { 'sidebar.cjs': "exports.sidebar = ['a'];", 'nav.json': '{"nav":[1]}' };
  expect(evaluate(source, others)).toEqual({ title: 'Boats', sidebar: ['a'], nav: [1], whole: { nav: [1] } });
});

test('Settings are read that a required package, or what a call gives, is called with', () => {
  const read = (source: string): unknown => objectOf(evaluate(source));
  expect(read("module.exports = require('nextra')({ theme: 'x' })({ basePath: '/a' })")).toEqual({ basePath: '/a' });
  expect(
    read("const nextra = require('nextra')\nconst plug = nextra({})\nmodule.exports = plug({ basePath: '/b' })"),
  ).toEqual({ basePath: '/b' });
});
