import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadCommands } from '../../../src/cli/commands.ts';
import { readArguments } from '../../../src/cli/read-arguments.ts';
import { parseConfig } from '../../../src/read/config/parse-config.ts';
import { parseFrontMatter } from '../../../src/read/front-matter/parse-front-matter.ts';
import { readDocument } from '../../../src/read/markdown/read-document.ts';
import { type ManualExample, readManualExamples } from './manual-examples.ts';

const examples = readManualExamples();

/** What an example of settings leaves out. */
const minimal = { theme: 'mint', name: 'Docs', colors: { primary: '#0D9373' } };

/** Files that examples refer to. */
const files: Readonly<Record<string, string>> = {
  'navigation/en.json': '{ "language": "en", "pages": ["index"] }',
  'navigation/de.json': '{ "language": "de", "pages": ["de/index"] }',
  'redirects.json': '[]',
};

/** Examples that need more than a file: a theme that the page goes on to write. */
const notAlone = ['themes/custom.mdx'];

/** Keys of an element of the navigation, which examples show by itself. */
const elementKeys = ['group', 'pages', 'openapi', 'asyncapi', 'graphql', 'tabs', 'languages'];
const { properties: settingKeys } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../schema/docs.schema.json'), 'utf8'),
) as { properties: object };

test('every docs.json of the manual is one without a fault', () => {
  const settings = examples.filter((example) => example.language === 'json' && isSettings(example));
  const alone = settings.filter(({ place }) => !notAlone.some((page) => place.startsWith(page)));
  expect(alone.length).toBeGreaterThan(75);
  expect(alone.flatMap((example) => faultsOf(example))).toEqual([]);
});

/** Also those in groups, which have a title of their own, and elements of the navigation. */
function isSettings({ meta, code }: ManualExample): boolean {
  if (/\.json\b/.test(meta)) return meta.startsWith('docs.json');
  const keys = Object.keys(JSON.parse(code) as object);
  return [elementKeys, Object.keys(settingKeys)].some((known) => keys.every((key) => known.includes(key)));
}

function faultsOf({ place, code }: ManualExample): string[] {
  // One that begins with a key is a part of a tab.
  const whole = code.startsWith('"') ? `{ "navigation": { "tabs": [{ "tab": "Guides", ${code} }] } }` : code;
  const { navigation = {}, ...given } = withNavigation(JSON.parse(whole) as Record<string, object>);
  const isEmpty = Object.keys(navigation).every((key) => key === 'global');
  const text = JSON.stringify({
    ...minimal,
    ...given,
    navigation: isEmpty ? { ...navigation, pages: ['index'] } : navigation,
  });
  const { problems } = parseConfig({
    file: 'docs.json',
    readFile: (path) => (path === 'docs.json' ? text : (files[path] ?? null)),
  });
  return problems.map(({ message }) => `${place} ${message}`);
}

/** An element of the navigation, with what is around it. */
function withNavigation(shown: Record<string, object>): Record<string, object> {
  if ('group' in shown) return { navigation: { groups: [shown] } };
  if ('tabs' in shown || 'languages' in shown) return { navigation: shown };
  return Object.keys(shown).every((key) => elementKeys.includes(key))
    ? { navigation: { tabs: [{ tab: 'API', ...shown }] } }
    : shown;
}

test('every front matter of the manual is one without a fault', () => {
  const pages = examples.filter(({ language, code }) => /^(?:mdx?|yaml)$/.test(language) && code.startsWith('---\n'));
  expect(pages.length).toBeGreaterThan(10);
  const faults = pages.flatMap(({ place, code }) => {
    const { problems } = parseFrontMatter(code.includes('\n---', 4) ? code : `${code}\n---\n`, place);
    return problems.map(({ message }) => `${place} ${message}`);
  });
  expect(faults).toEqual([]);
});

test('every piece of MDX in the manual can be read', () => {
  const pages = examples.filter(({ language, code }) => language === 'mdx' && !code.startsWith('---'));
  expect(pages.length).toBeGreaterThan(60);
  const faults = pages.flatMap(({ place, code }) =>
    readDocument(code, { file: place, line: 1 }).problems.map(({ message }) => `${place} ${message}`),
  );
  expect(faults).toEqual([]);
});

test('every call of Docwright in the manual is one that it takes', async () => {
  const commands = await loadCommands();
  const calls = examples.filter(({ language }) => language === 'bash').flatMap(callsOf);
  expect(calls.length).toBeGreaterThan(60);
  const faults = calls.flatMap(({ place, line }) => {
    const [name = '', ...words] = splitWords(line);
    const command = commands.find((known) => known.name === name);
    if (!command) return [`${place} There is no command ${name}`];
    try {
      readArguments(command, words);
      return [];
    } catch (error) {
      return [`${place} ${line}: ${(error as Error).message}`];
    }
  });
  expect(faults).toEqual([]);
});

/** The calls of a block. In a synopsis, brackets hold what may be left out, and `a|b` or `a or b` is one of several. */
function callsOf({ place, code }: ManualExample): { place: string; line: string }[] {
  return code
    .replace(/\\?\n\s+/g, ' ')
    .split(/\n|&&| \| /)
    .flatMap((line) => {
      const found = /^(?:eval "\$\()?(?:npx )?docwright (?!--)(.*?)(?:\)"| < .*)?$/.exec(line.trim())?.[1];
      if (found === undefined) return [];
      const plain = found
        .replace(/\$\([^)]*\)/g, 'value')
        .replace(/[[\]]/g, '')
        .replace(/(\w+)(?:\|\w+)+/g, '$1')
        .replace(/(\w+) or \w+/g, '$1');
      return [{ place, line: plain }];
    });
}

function splitWords(line: string): string[] {
  return [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain!);
}
