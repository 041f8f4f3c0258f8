import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build as bundle } from 'esbuild-native';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { globImports } from '../../../../scripts/glob-imports.ts';
import type { Texts } from '../../../../src/base/languages/texts.ts';

// A copy of the sources, to which one file is added: Greek, whose words are the English ones with the name of their
// section.
const root = mkdtempSync(join(tmpdir(), 'docwright-language-'));
const src = join(root, 'src');
const texts = join(src, 'base/languages/texts');

beforeAll(() => {
  cpSync(resolve(import.meta.dirname, '../../../../src'), src, { recursive: true });
  const english = readFileSync(join(texts, 'en.ts'), 'utf8');
  const marked = english.replace(/^export const (\w+) = \{$/gm, "export const $1 = {\n  mark: 'Greek for $1',");
  writeFileSync(join(texts, 'el.ts'), marked);
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

interface NodeSide {
  languages: string[];
  [section: string]: unknown;
}

test('Node speaks a language of which there is a file', async () => {
  const readers = {
    components: 'view/content-components/get-component-texts.ts#getComponentTexts',
    reference: 'read/openapi/get-api-texts.ts#getApiTexts',
    signIn: 'service/access/get-sign-in-texts.ts#getSignInTexts',
  };
  const entry = Object.entries(readers).map(([section, place]) => {
    const [file, name] = place.split('#');
    return `import { ${name} } from './${file}'; export const ${section} = ${name}('el-GR').mark;`;
  });
  const outfile = join(root, 'node.mjs');
  await bundle({
    stdin: {
      contents: [...entry, `export { languages } from './base/languages/languages.ts';`].join('\n'),
      resolveDir: src,
    },
    bundle: true,
    format: 'esm',
    platform: 'node',
    outfile,
    plugins: [globImports],
  });
  const { languages, ...spoken } = (await import(pathToFileURL(outfile).href)) as NodeSide;
  expect(languages).toContain('el');
  expect(spoken).toEqual(Object.fromEntries(Object.keys(readers).map((section) => [section, `Greek for ${section}`])));
});

const browserSections: Partial<Record<keyof Texts, string>> = {
  shell: 'browser/page-menu/import-shell-texts.ts',
  search: 'browser/search-dialog/import-search-texts.ts',
  playground: 'browser/playground/import-playground-texts.ts',
  assistant: 'browser/assistant-panel/import-assistant-texts.ts',
  assistantEntry: 'browser/assistant-panel/browser/import-entry-texts.ts',
};

test('browsers load a language in parts, each of which holds one section', async () => {
  const outDir = join(root, 'out');
  writeFileSync(
    join(src, 'entry.ts'),
    Object.entries(browserSections)
      .map(([section, file]) => `export * as ${section} from './${file}';`)
      .join('\n'),
  );
  await build({
    root: src,
    configFile: false,
    logLevel: 'error',
    build: { outDir, lib: { entry: 'entry.ts', formats: ['es'], fileName: 'entry' }, minify: false },
  });
  const greek = readdirSync(outDir)
    .filter((file) => /^el\b/.test(file))
    .map((file) => readFileSync(join(outDir, file), 'utf8'));
  const marks = greek.map((chunk) => [...chunk.matchAll(/Greek for (\w+)/g)].map(([, section]) => section));
  expect(marks.sort()).toEqual(
    Object.keys(browserSections)
      .sort()
      .map((section) => [section]),
  );
});
