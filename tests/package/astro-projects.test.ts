import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { openBrowser, type TestBrowser } from './open-browser.ts';
import { startServer } from './start-server.ts';

interface AstroProject {
  name: string;
  /** Path that the whole project is served under. */
  base: string;
  /** Where a build writes what browsers load. */
  out: string;
  /** How addresses end. */
  end: '' | '/';
  /** The project's own pages. */
  pages: string[];
  /** What a reader of an address without a page is told. */
  notFound: string;
}

const projects: AstroProject[] = [
  { name: 'minimal', base: '', out: 'dist', end: '', pages: ['/'], notFound: 'Page not found' },
  {
    name: 'blog',
    base: '/company',
    out: 'public_html/client',
    end: '/',
    pages: ['/', '/blog/first/', '/blog/second/', '/now/'],
    notFound: 'The blog has no such page',
  },
];
const root = resolve(import.meta.dirname, '../..');
const routes = ['', '/quickstart', '/api-reference/messages/send-a-message'];
const { VITEST: _vitest, NODE_ENV: _mode, ...env } = process.env;
let browser: TestBrowser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

describe.each(projects)('an Astro project ($name)', ({ name, base, out, end, pages, notFound }) => {
  const folder = join(inject('installed'), name);
  const astro = join(inject('installed'), 'node_modules/astro/bin/astro.mjs');
  const docs = `${base}/docs`;
  const addresses = [
    ...pages.map((page) => base + page),
    ...routes.map((route) => docs + route + (end || (route ? '' : '/'))),
  ];
  const read = (path: string): string => readFileSync(join(folder, out, path), 'utf8');

  beforeAll(() => {
    cpSync(join(root, 'tests/fixtures/astro-projects', name), folder, { recursive: true });
    cpSync(join(root, 'starter'), join(folder, 'docs'), { recursive: true });
  });

  async function visitAll(url: string): Promise<void> {
    for (const address of addresses)
      expect(await browser.visit(url + address), address).toEqual({ status: 200, faults: [] });
    expect(await browser.fontOf('body')).toContain('Inter Variable');
    expect((await browser.visit(`${url}${docs}/nothing${end}`)).status).toBe(404);
    await browser.sees(notFound);
  }

  test('builds its own pages and the documentation into its own output', () => {
    execFileSync(process.execPath, [astro, 'build'], { cwd: folder, env: { ...env, ASTRO_TELEMETRY_DISABLED: '1' } });
    expect(read('index.html')).not.toContain('Docwright');
    expect(read('docs/quickstart/index.html')).toContain('<meta name="generator" content="Docwright">');
    for (const file of ['llms.txt', 'quickstart.md', '_docwright/search/manifest.json', 'favicon.svg'])
      expect(existsSync(join(folder, out, 'docs', file)), file).toBe(true);
    for (const file of ['llms.txt', '_docwright', 'favicon.svg', '.service'])
      expect(existsSync(join(folder, out, file)), file).toBe(false);
    const links = [...read('docs/index.html').matchAll(/ href="(\/[^"#]*)"/g)].map(([, link]) => link!);
    expect(links.filter((link) => !link.startsWith(`${base}/`))).toEqual([]);
    expect(links).toContain(`${docs}/quickstart${end}`);
  });

  test('shows them in preview', async () => {
    const server = await startServer(astro, ['preview', '--port', '0'], folder);
    try {
      await visitAll(server.url);
    } finally {
      await server.stop();
    }
  });

  test('shows them in development, with a change as it is saved', async () => {
    const server = await startServer(astro, ['dev', '--port', '0'], folder);
    try {
      await visitAll(server.url);
      await browser.visit(`${server.url}${docs}/quickstart${end}`);
      appendFileSync(join(folder, 'docs/quickstart.mdx'), '\n\nWords that are seen at once.\n');
      await browser.sees('Words that are seen at once.');
      expect(server.log()).not.toMatch(/\[ERROR\]/);
    } finally {
      await server.stop();
    }
  });

  test('has the style sheets of its own pages to itself', () => {
    const sheetsOf = (path: string): string =>
      [...read(path).matchAll(/<link rel="stylesheet" href="([^"]+)"/g)]
        .map(([, href]) => readFileSync(join(folder, out, href!.slice(base.length)), 'utf8'))
        .join('');
    expect(sheetsOf('index.html')).not.toContain('--dw-');
    expect(sheetsOf('docs/index.html')).toContain('--dw-');
    expect(sheetsOf('docs/index.html')).not.toContain('text-rose-700');
  });
});

test('two sites in one project are refused, and a site that cannot be read is reported', () => {
  const folder = join(inject('installed'), 'minimal');
  expect(readdirSync(folder)).toContain('astro.config.mjs');
  const build = (config: string): string => {
    const file = join(folder, 'wrong.config.mjs');
    appendFileSync(file, `import docwright from 'docwright/astro';\nexport default { integrations: [${config}] };\n`, {
      flag: 'w',
    });
    try {
      const script = join(inject('installed'), 'node_modules/astro/bin/astro.mjs');
      return execFileSync(process.execPath, [script, 'build', '--config', 'wrong.config.mjs'], {
        cwd: folder,
        env: { ...env, ASTRO_TELEMETRY_DISABLED: '1' },
        encoding: 'utf8',
        stdio: 'pipe',
      });
    } catch (error) {
      const { stdout, stderr } = error as { stdout: string; stderr: string };
      return stdout + stderr;
    }
  };
  expect(build("docwright({ site: 'docs' }), docwright({ site: 'docs', base: '/two' })")).toContain(
    'A project can use docwright() only once',
  );
  expect(build("docwright({ site: 'src' })")).toContain('docs.json');
  expect(build("docwright({ site: 'docs', base: 'a b' })")).toContain('`base` must be a path such as /docs, not "a b"');
});
