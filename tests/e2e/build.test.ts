import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { serviceFiles } from '../../src/base/paths/service-files.ts';
import { serviceFolderOf } from '../../src/base/paths/service-folder-of.ts';

const root = resolve(import.meta.dirname, '../..');
const program = join(root, 'bin/docwright.js');
// Astro behaves differently inside of a Vitest process; users run the command in neither.
const { VITEST: _vitest, NODE_ENV: _mode, ...env } = process.env;
let folder = '';
let site = '';
let out = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'docwright-build-'));
  site = join(folder, 'site');
  out = join(folder, 'out');
  cpSync(join(root, 'starter'), site, { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function docwright(...args: string[]): { code: number | null; out: string; error: string } {
  const result = spawnSync(process.execPath, [program, ...args], { cwd: folder, encoding: 'utf8', env });
  return { code: result.status, out: result.stdout, error: result.stderr };
}

/** All files of an output by path. */
function readAll(output: string): Map<string, string> {
  const files = readdirSync(output, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map((entry) => join(entry.parentPath, entry.name)).sort();
  return new Map(paths.map((path) => [path.slice(output.length + 1), readFileSync(path, 'latin1')]));
}

const changelog = `---
title: Changes
rss: true
timestamp: true
---

<Update label="June 2026" description="0.2.0">
  Faster.
</Update>
`;

/** Pages with all that a process loads only once it is met. */
const laterLoaded: Readonly<Record<string, string>> = {
  'formula.mdx': '---\ntitle: A formula\n---\n\nInline $x^2$, and <Latex>y^3</Latex>.\n\n```python\nprint(1)\n```\n',
  'code.mdx':
    '---\ntitle: Code\n---\n\nexport const sum: number = 1 + 2;\n\n{sum} {[1, 2].map((n) => <b>{n}</b>)}\n\n```rust\nfn main() {}\n```\n',
};

describe('building', () => {
  test('writes pages, their Markdown, and what machines read', () => {
    expect(docwright('build', 'site', '--out', 'out', '--site', 'https://docs.example.com').code).toBe(0);
    for (const file of [
      'index.html',
      'quickstart/index.html',
      'quickstart.md',
      'llms.txt',
      'llms-full.txt',
      'sitemap.xml',
      'robots.txt',
      '404.html',
      'favicon.svg',
    ]) {
      expect(existsSync(join(out, file)), file).toBe(true);
    }
    expect(readFileSync(join(out, 'sitemap.xml'), 'utf8')).toContain('<loc>https://docs.example.com/quickstart</loc>');
  });

  test('has nothing to do where nothing has changed, whatever pages needed', () => {
    const own = mkdtempSync(join(tmpdir(), 'docwright-needy-'));
    onTestFinished(() => rmSync(own, { recursive: true, force: true }));
    const [needy, output, cache] = ['site', 'out', 'cache'].map((name) => join(own, name)) as [string, string, string];
    const fence = '```js\nconst a = 1;\n```';
    const files: Record<string, string> = {
      ...laterLoaded,
      'shown.mdx':
        "---\ntitle: Shown\n---\n\nimport { Shown } from '/snippets/shown.jsx'\nimport { Gone } from '/snippets/gone.jsx'\n\n<Gone /><Shown />\n",
      'typed.mdx': '---\ntitle: Typed\n---\n\n```ts twoslash\nconst a = 1;\n```\n',
      'snippets/shown.jsx': 'export const Shown = () => <b>Shown</b>;\n',
      'api.json': JSON.stringify({
        openapi: '3.1.0',
        info: { title: 'Things', version: '1' },
        paths: { '/things': { get: { description: fence, responses: { 200: { description: fence } } } } },
      }),
      'docs.json': JSON.stringify({
        theme: 'mint',
        name: 'Needy',
        colors: { primary: '#112233' },
        navigation: { groups: [{ group: 'A', pages: ['formula', 'code', 'shown', 'typed'], openapi: 'api.json' }] },
      }),
    };
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(needy, file)), { recursive: true });
      writeFileSync(join(needy, file), text);
    }
    const build = (): string => docwright('build', needy, '--out', output, '--cache', cache).out;
    expect(build()).not.toContain('Nothing changed');
    expect(build()).toContain('Nothing changed');
  });

  test('asks anew for types where packages for them are there and do not load', () => {
    const own = mkdtempSync(join(tmpdir(), 'docwright-typed-'));
    onTestFinished(() => rmSync(own, { recursive: true, force: true }));
    const [typed, output, cache] = ['site', 'out', 'cache'].map((name) => join(own, name)) as [string, string, string];
    const files: Record<string, string> = {
      'index.mdx': '---\ntitle: Typed\n---\n\n```ts twoslash\nconst a = 1;\n```\n',
      'docs.json': JSON.stringify({
        theme: 'mint',
        name: 'Typed',
        colors: { primary: '#112233' },
        navigation: { pages: ['index'] },
      }),
      // As version 7, which has no compiler that JavaScript can call.
      'node_modules/typescript/index.js': '',
      'node_modules/twoslash/index.js': '',
    };
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(typed, file)), { recursive: true });
      writeFileSync(join(typed, file), text);
    }
    const build = () => docwright('build', typed, '--out', output, '--cache', cache);
    expect(build().error).toContain('Types in code need packages');
    expect(build().out).not.toContain('Nothing changed');
  });

  test('gives the same output twice', () => {
    writeFileSync(join(site, 'changes.mdx'), changelog);
    const [first, second] = ['first', 'second'].map((name) => {
      docwright('build', 'site', '--out', join('twice', name), '--site', 'https://docs.example.com', '--no-cache');
      const output = join(folder, 'twice', name);
      return new Map([...readAll(output), ...readAll(serviceFolderOf(output))]);
    }) as [Map<string, string>, Map<string, string>];
    rmSync(join(site, 'changes.mdx'));
    rmSync(join(folder, 'twice'), { recursive: true });
    expect([...first.keys()]).toEqual(expect.arrayContaining(['changes/rss.xml', serviceFiles.manifest]));
    expect([...first.keys()]).toEqual([...second.keys()]);
    expect([...first].filter(([file, content]) => second.get(file) !== content).map(([file]) => file)).toEqual([]);
  });

  test('gives the same when its pages are not trusted', () => {
    const mixed = join(folder, 'mixed');
    cpSync(site, mixed, { recursive: true });
    for (const [name, text] of Object.entries(laterLoaded)) writeFileSync(join(mixed, name), text);
    for (const name of ['site', 'mixed']) {
      const [trusted, untrusted] = [[], ['--untrusted']].map((options) =>
        docwright('build', name, '--out', `twice/${options.length > 0 ? 'untrusted' : 'trusted'}`, ...options),
      );
      expect(trusted!.code).toBe(0);
      // A slow machine says how far it is.
      const told = ({ error }: { error: string }): string => error.replace(/^Rendering: .*\n/gm, '');
      expect(told(untrusted!)).toBe(told(trusted!));
      expect(readAll(join(folder, 'twice/untrusted'))).toEqual(readAll(join(folder, 'twice/trusted')));
      rmSync(join(folder, 'twice'), { recursive: true });
    }
    rmSync(mixed, { recursive: true });
  });

  test('gives the same scripts whatever NODE_ENV the shell has', () => {
    const scripts = (): string[] =>
      readdirSync(join(out, '_docwright'))
        .filter((name) => name.endsWith('.js'))
        .sort();
    const before = scripts();
    const built = spawnSync(
      process.execPath,
      [program, 'build', 'site', '--out', 'out', '--site', 'https://docs.example.com', '--no-cache'],
      { cwd: folder, env: { ...env, NODE_ENV: 'development' } },
    );
    expect(built.status).toBe(0);
    expect(scripts()).toEqual(before);
  });

  test('builds at the same time leave each other alone, and nothing in the folder they were started in', async () => {
    const run = (name: string): Promise<number | null> =>
      new Promise((ended) =>
        spawn(process.execPath, [program, 'build', site, '--out', join(folder, 'beside', name)], {
          cwd: join(folder, 'elsewhere'),
          env,
          stdio: 'ignore',
        }).once('exit', ended),
      );
    mkdirSync(join(folder, 'elsewhere'));
    mkdirSync(join(folder, 'beside'));
    expect(await Promise.all([run('one'), run('two'), run('three')])).toEqual([0, 0, 0]);
    expect(readdirSync(join(folder, 'elsewhere'))).toEqual([]);
    expect(readdirSync(join(folder, 'beside', 'one')).filter((name) => name.startsWith('.'))).toEqual([
      '.htaccess',
      '.well-known',
    ]);
    for (const name of ['elsewhere', 'beside']) rmSync(join(folder, name), { recursive: true });
  });

  test('a build that fails leaves the last output as it was, and nothing beside it', () => {
    const page = join(site, 'quickstart.mdx');
    const text = readFileSync(page, 'utf8');
    writeFileSync(page, 'export const x = (() => { throw new Error("no luck") })();\n\nText');
    const failed = docwright('build', 'site', '--out', 'out', '--strict');
    writeFileSync(page, text);
    expect(failed.code).toBe(1);
    expect(failed.error).toContain('no luck');
    expect(readFileSync(join(out, 'quickstart/index.html'), 'utf8')).not.toContain('could not be rendered');
    expect(execFileSync('ls', ['-A', folder], { encoding: 'utf8' }).trim().split('\n').sort()).toEqual([
      'out',
      'out.service',
      'site',
    ]);
  });

  test('a folder that no build wrote is refused', () => {
    mkdirSync(join(folder, 'precious'));
    writeFileSync(join(folder, 'precious/photo.jpg'), 'x');
    const refused = docwright('build', 'site', '--out', 'precious');
    rmSync(join(folder, 'precious', 'photo.jpg'));
    rmSync(join(folder, 'precious'), { recursive: true });
    expect(refused.code).toBe(1);
    expect(refused.error).toContain('files that Docwright did not write');
  });

  test('works under a base path', () => {
    expect(docwright('build', 'site', '--out', 'based', '--base', '/docs').code).toBe(0);
    const page = readFileSync(join(folder, 'based/index.html'), 'utf8');
    const links = [...page.matchAll(/(?:href|src)="(\/[^"]*)"/g)].map((match) => match[1]!);
    expect(links.length).toBeGreaterThan(5);
    expect(links.filter((link) => !link.startsWith('/docs/'))).toEqual([]);
  });
});

test('the development server shows changes without a restart and survives a broken docs.json', async () => {
  const server = spawn(process.execPath, [program, 'dev', site, '--port', '0'], { cwd: folder, env });
  try {
    const url = await new Promise<string>((found, failed) => {
      server.stdout.on('data', (data: Buffer) => {
        const match = /Local +(http:\S+?)\/\n/.exec(String(data));
        if (match) found(match[1]!);
      });
      server.on('exit', () => failed(new Error('the server ended')));
    });
    const read = async (path: string): Promise<string> =>
      (await fetch(url + path, { headers: { accept: 'text/html' } })).text();
    expect(await read('/quickstart')).toContain('Edit a page and see the result.');
    const page = join(site, 'quickstart.mdx');
    writeFileSync(page, readFileSync(page, 'utf8').replace('Edit a page and see the result.', 'Seen at once.'));
    await expect.poll(() => read('/quickstart')).toContain('Seen at once.');
    writeFileSync(join(site, 'fresh.mdx'), '---\ntitle: Fresh\n---\n\nNew words.\n');
    await expect.poll(() => read('/fresh')).toContain('New words.');
    const config = readFileSync(join(site, 'docs.json'), 'utf8');
    writeFileSync(join(site, 'docs.json'), '{ broken');
    await expect.poll(() => read('/')).toContain('docs.json:1:3');
    writeFileSync(join(site, 'docs.json'), config);
    await expect.poll(() => read('/quickstart')).toContain('Seen at once.');
    expect(await read('/llms.txt')).toContain('# My project');
  } finally {
    server.kill();
  }
});

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('%s ends a page that never does', async (signal) => {
  const stuck = join(folder, `stuck-${signal}`);
  cpSync(join(root, 'starter'), stuck, { recursive: true });
  const loop = "{(() => { console.log('stuck in', process.pid); while (true); })()}";
  writeFileSync(join(stuck, 'quickstart.mdx'), `---\ntitle: Stuck\n---\n\n${loop}\n`);
  const build = spawn(process.execPath, [program, 'build', stuck, '--out', join(folder, signal), '--no-cache'], {
    env,
  });
  const ended = new Promise((resolve) => build.once('exit', resolve));
  const worker = await new Promise<number>((found) => {
    build.stderr.on('data', (data: Buffer) => {
      const match = /stuck in (\d+)/.exec(String(data));
      if (match) found(Number(match[1]));
    });
  });
  expect(isRunning(worker)).toBe(true);
  build.kill(signal);
  await ended;
  await expect.poll(() => isRunning(worker)).toBe(false);
});

test('the menu of a page is beside the title where there is no table of contents to hold it', () => {
  const pages = join(folder, 'menus');
  const files = {
    'docs.json': JSON.stringify({
      theme: 'mint',
      name: 'T',
      colors: { primary: '#123456' },
      contextual: { options: ['copy', 'view'], display: 'toc' },
      navigation: { pages: ['headings', 'words', 'wide', 'panel', 'own'] },
    }),
    'own.mdx': '---\ncontextual:\n  display: header\n---\n\n## One',
    'headings.mdx': '## One\n\nText',
    'words.mdx': 'Text',
    'wide.mdx': '---\nmode: wide\n---\n\n## One',
    'panel.mdx': '## One\n\n<Panel>Beside</Panel>',
  };
  mkdirSync(pages, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(pages, name), text);
  docwright('build', 'menus', '--out', 'menus-out');
  const places = ['headings', 'words', 'wide', 'panel', 'own'].map((name) => {
    const html = readFileSync(join(folder, 'menus-out', name, 'index.html'), 'utf8');
    const menus = [...html.matchAll(/id="page-context-menu"/g)].map(({ index }) => index);
    return menus.map((at) => (at < html.indexOf('id="content"') ? 'title' : 'contents')).join();
  });
  expect(places).toEqual(['contents', 'title', 'title', 'title', 'title']);
});

test('menus of products have the colours of docs.json and the names that style sheets of existing sites select', () => {
  const pages = join(folder, 'products');
  const product = (name: string, more: object) => ({ product: name, icon: 'house', pages: [name], ...more });
  const files = {
    'docs.json': JSON.stringify({
      theme: 'mint',
      name: 'T',
      colors: { primary: '#123456' },
      navigation: { products: [product('a', { color: '#aa0000', description: 'First' }), product('b', {})] },
    }),
    'a.mdx': 'Text',
    'b.mdx': 'Text',
  };
  mkdirSync(pages, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(pages, name), text);
  docwright('build', 'products', '--out', 'products-out');
  const read = (name: string): string => readFileSync(join(folder, 'products-out', name, 'index.html'), 'utf8');
  // Beside the label of the menu, and in its list.
  expect(read('a').match(/--dw-button:light-dark\(#aa0000,#aa0000\)/g)).toHaveLength(2);
  expect(read('b').match(/--dw-button:light-dark\(#aa0000,#aa0000\)/g)).toHaveLength(1);
  for (const part of ['trigger', 'content', 'item', 'item-title', 'item-description', 'item-icon'])
    expect(read('a')).toContain(`class="nav-dropdown-${part} nav-dropdown-products-selector-${part}"`);
});

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
