import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { serveFolder } from '../../../src/service/server/serve-folder.ts';
import { browserOptions } from '../find-browser.ts';
import { type ApiServer, startApiServer } from './api-server.ts';
import { writeSite } from './write-site.ts';

interface SiteSettings {
  settings: Record<string, unknown>;
  /** Of `docwright build`. */
  options: (api: ApiServer) => string[];
}

/** `guarded`: its playground is for readers who are signed in, and sends through a service. */
const SITES = {
  open: { settings: {}, options: () => [] },
  guarded: { settings: { playground: { display: 'auth' } }, options: (api) => ['--service', api.url] },
} satisfies Record<string, SiteSettings>;

type SiteName = keyof typeof SITES;

export interface PlaygroundSite {
  /** A folder for files of the tests, removed at the end. */
  folder: string;
  readonly api: ApiServer;
  /** Of the test that runs. */
  readonly context: BrowserContext;
  newContext: (options?: BrowserContextOptions) => Promise<void>;
  addressOf: (name: string, site?: SiteName) => string;
  /** Opens an endpoint page and its playground in a new context. */
  open: (name: string) => Promise<Page>;
  /** The same in the context of the test. */
  openIn: (name: string, site?: SiteName) => Promise<Page>;
  /** Messages that browsers write for responses the test asks for; any other error fails it. */
  expectErrors: (...messages: RegExp[]) => void;
}

/** Builds and serves these sites before the tests of a file, for as long as they run. */
export function servePlayground(...names: SiteName[]): PlaygroundSite {
  const folder = mkdtempSync(join(tmpdir(), 'docwright-playground-'));
  const servers = new Map<SiteName, Server>();
  let api: ApiServer;
  let browser: Browser;
  let context: BrowserContext;
  let errors: string[] = [];
  let expected: RegExp[] = [];

  beforeAll(async () => {
    api = await startApiServer();
    for (const name of names) servers.set(name, await buildAndServe(join(folder, name), api, SITES[name]));
    browser = await chromium.launch(browserOptions());
  });

  afterAll(async () => {
    await browser?.close();
    for (const server of servers.values()) server.close();
    await api?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  afterEach(async () => {
    const unexpected = errors.filter((message) => !expected.some((pattern) => pattern.test(message)));
    await context.close();
    errors = [];
    expected = [];
    expect(unexpected).toEqual([]);
  });

  async function newContext(options: BrowserContextOptions = {}): Promise<void> {
    context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
    context.setDefaultTimeout(20_000);
    context.on(
      'console',
      (message) => message.type() === 'error' && errors.push(`${message.text()} ${message.location().url}`),
    );
    context.on('weberror', (error) => errors.push(error.error().message));
  }

  function addressOf(name: string, site: SiteName = 'open'): string {
    const { port } = servers.get(site)!.address() as AddressInfo;
    return `http://127.0.0.1:${port}/api-reference/${name}`;
  }

  async function openIn(name: string, site?: SiteName): Promise<Page> {
    const page = await context.newPage();
    await page.goto(addressOf(name, site));
    await page.getByRole('button', { name: 'Try it' }).click();
    await page.getByRole('dialog').waitFor();
    return page;
  }

  return {
    folder,
    get api() {
      return api;
    },
    get context() {
      return context;
    },
    newContext,
    addressOf,
    open: async (name) => {
      await newContext();
      return openIn(name);
    },
    openIn,
    expectErrors: (...messages) => void (expected = messages),
  };
}

async function buildAndServe(site: string, api: ApiServer, { settings, options }: SiteSettings): Promise<Server> {
  const out = `${site}-out`;
  writeSite({ folder: site, api: api.url, settings });
  execFileSync(process.execPath, ['bin/docwright.js', 'build', site, '--out', out, ...options(api)], {
    cwd: resolve(import.meta.dirname, '../../..'),
    stdio: 'pipe',
  });
  return serveFolder({ folder: out, port: 0, host: '127.0.0.1', base: '' });
}
