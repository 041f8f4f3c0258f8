import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeAll, describe, expect, inject, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const folder = join(inject('installed'), 'entries');
// Fetched for this test alone: it brings a compiler of its own.
const attw = '@arethetypeswrong/cli@0.18.5';
const tool = (name: string): string => join(root, 'node_modules/.bin', name);

beforeAll(() => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
});

test('publint finds nothing in the package', () => {
  const { status, stdout } = spawnSync(tool('publint'), ['run', inject('tarball'), '--strict'], { encoding: 'utf8' });
  expect(stdout).toContain('All good!');
  expect(status).toBe(0);
});

test('nor does attw in its types', () => {
  const args = ['--yes', attw, inject('tarball'), '--profile', 'esm-only', '--format', 'json'];
  const { status, stdout } = spawnSync('npx', args, { encoding: 'utf8', shell: process.platform === 'win32' });
  const { analysis } = JSON.parse(stdout) as { analysis: { entrypoints: Record<string, unknown> } };
  expect(Object.keys(analysis.entrypoints)).toContain('./astro');
  expect(status).toBe(0);
});

describe('types', () => {
  /** What the compiler says of a module, by its settings for packages of Node and for bundlers. */
  function check(name: string, text: string): string[] {
    writeFileSync(join(folder, name), text);
    return (['nodenext', 'preserve'] as const).map((module) => {
      const args = [name, '--noEmit', '--strict', '--skipLibCheck', '--jsx', 'react-jsx', '--module', module];
      const types = [
        '--target',
        'es2024',
        '--ignoreConfig',
        '--types',
        'node',
        '--typeRoots',
        join(root, 'node_modules/@types'),
      ];
      return spawnSync(tool('tsc'), [...args, ...types], { cwd: folder, encoding: 'utf8' }).stdout;
    });
  }

  test('say what the functions take and give', () => {
    const text = `import { build, DocsError, dev, loadSite, type Site, validate } from 'docwright';
import docwright, { type DocwrightOptions } from 'docwright/astro';
import schema from 'docwright/docs.schema.json' with { type: 'json' };
const options: DocwrightOptions = { site: './docs', base: '/docs' };
export const name: string = docwright(options).name;
export const site: Site = await loadSite({ site: 'docs', origin: 'https://example.com' });
export const routes: string[] = site.pages.map(({ route }) => route);
export const messages: string[] = (await validate({ site: 'docs' })).problems.map(({ message }) => message);
export const bytes: number = (await build({ site: 'docs', out: 'out', onProgress: ({ done }) => done + 1 })).bytes;
await (await dev({ site: 'docs', port: 4000 })).stop();
export const isFault = (error: unknown): boolean => error instanceof DocsError && error.problems.length > 0;
export { schema };
`;
    expect(check('right.ts', text)).toEqual(['', '']);
  });

  test('refuse what they do not take', () => {
    const text = `import { build } from 'docwright';
import docwright from 'docwright/astro';
build({ site: 'docs' });
build({ site: 'docs', out: 'out', strikt: true });
docwright({ folder: 'docs' });
`;
    for (const report of check('wrong.ts', text)) {
      expect(report).toContain("wrong.ts(3,7): error TS2741: Property 'out' is missing");
      expect(report).toContain("'strikt' does not exist");
      expect(report).toContain("'folder' does not exist");
    }
  });

  test('know the parts of pages that themes arrange', () => {
    const right = `import { buildShell, Document, type LayoutProps, TopNavbar } from 'docwright/theme';
export const page = (props: LayoutProps) => {
  const shell = buildShell(props);
  TopNavbar({ shell, tabs: 'row' });
  return Document({ shell, fonts: [] });
};
`;
    expect(check('theme.ts', right)).toEqual(['', '']);
    for (const report of check('wrong-theme.ts', right.replace("'row'", "'rows'")))
      expect(report).toMatch(/wrong-theme\.ts\(4,\d+\): error TS\d+: Type '"rows"' is not assignable/);
  });

  test('give editors the components of pages', () => {
    const text = `import type { DocwrightComponents } from 'docwright/components';
declare const { Card }: DocwrightComponents;
Card({ title: 'Right' });
Card({ titel: 'Wrong' });
export type Provided = MDXProvidedComponents['Card'];
`;
    for (const report of check('components.ts', text)) {
      expect(report).toContain("'titel' does not exist");
      expect(report.match(/error/g)).toHaveLength(1);
    }
  });
});

test('nothing else can be imported', () => {
  const names = [
    'docwright/src/model/site.ts',
    'docwright/lib/cli.js',
    'docwright/package.json',
    'docwright/themes/base/base.css',
  ];
  const text = `for (const name of ${JSON.stringify(names)}) await import(name).catch(({ code }) => console.log(code));`;
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', text], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(output.trim().split('\n')).toEqual(names.map(() => 'ERR_PACKAGE_PATH_NOT_EXPORTED'));
});

test('the functions do what the commands do', () => {
  const text = `import { cpSync } from 'node:fs';
import { build, DocsError, dev, loadSite, validate } from 'docwright';
cpSync(${JSON.stringify(join(root, 'starter'))}, 'docs', { recursive: true });
const site = await loadSite({ site: 'docs', base: 'guide/' });
const checked = await validate({ site: 'docs' });
const server = await dev({ site: 'docs', port: 0 });
const built = await build({ site: 'docs', out: 'out', base: '/guide' });
const shown = await (await fetch(server.url + 'quickstart')).text();
await server.stop();
const fault = await loadSite({ site: 'nowhere' }).catch((error) => error);
const wrong = await build({ site: 'docs', out: 'out', origin: 'example' }).catch((error) => error.message);
console.log(JSON.stringify({ base: site.base, checked, pages: built.pages, shown: shown.includes('Quickstart'), fault: fault instanceof DocsError, wrong }));
`;
  writeFileSync(join(folder, 'use.js'), text);
  const { VITEST: _vitest, NODE_ENV: _mode, ...env } = process.env;
  const output = execFileSync(process.execPath, ['use.js'], { cwd: folder, encoding: 'utf8', env });
  expect(JSON.parse(output.trim().split('\n').at(-1)!)).toEqual({
    base: '/guide',
    checked: { pages: 5, problems: [] },
    pages: 5,
    shown: true,
    fault: true,
    wrong: '`origin` must be a URL that starts with https:// or http://, not "example"',
  });
  expect(readFileSync(join(folder, 'out/index.html'), 'utf8')).toContain('href="/guide/quickstart"');
}, 120_000);
