import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { filesAt } from '../../../../src/base/paths/files-at.ts';
import { createRedirectMatcher } from '../../../../src/base/paths/match-redirect.ts';
import { createReaderMarks } from '../../../../src/base/readers/reader-marks.ts';
import type {
  AccessContext,
  AccessOptions,
  AccessSite,
  AccessVisitor,
} from '../../../../src/service/access/access-context.ts';
import { createAccess } from '../../../../src/service/access/create-access.ts';
import { loadMemberFolder } from '../../../../src/service/access/load-member-folder.ts';
import { signInSchema } from '../../../../src/service/access/sign-in-config.ts';
import { answerMemberFile } from '../../../../src/service/server/files/answer-member-file.ts';
import { memoryLimits } from '../../../e2e/access/memory-limits.ts';
import { memorySignOuts } from '../../../e2e/access/memory-sign-outs.ts';

export const secret = 'a secret of this test that is long enough';

/** A browser: keeps cookies, follows nothing by itself. */
export interface Browser {
  get: (address: string, headers?: Record<string, string>) => Promise<Response>;
  post: (address: string, fields: Record<string, string>, headers?: Record<string, string>) => Promise<Response>;
  /** A body as it comes, of no known length. */
  send: (address: string, body: ReadableStream<Uint8Array>) => Promise<Response>;
  visitor: () => Promise<AccessVisitor>;
  cookies: Map<string, string>;
}

export interface OpenAccess {
  /** A new one without cookies. */
  browser: () => Browser;
}

export const origin = 'https://docs.example.com';

/** Sign-in on a site with one page for every member, until the test is over. */
export async function openAccess(
  methods: unknown[],
  {
    base = '',
    pages = [],
    published = null,
    hosts = [],
    domain = 'docs',
    redirects = [],
    open = [],
    editions = [],
    ...options
  }: Partial<AccessOptions> & {
    base?: string;
    pages?: AccessSite['manifest']['pages'];
    /** Where the build says that the site is. */
    published?: string | null;
    hosts?: string[];
    domain?: string;
    redirects?: AccessSite['manifest']['redirects'];
    /** Files for everybody. */
    open?: string[];
    /** Those of them of which members get another edition. */
    editions?: string[];
  } = {},
): Promise<OpenAccess> {
  const folder = mkdtempSync(join(tmpdir(), 'docwright-access-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, 'protected/secret'), { recursive: true });
  writeFileSync(
    join(folder, 'protected/secret/index.html'),
    `the secret of ${createReaderMarks('k').value(['firstName'])}`,
  );
  writeFileSync(
    join(folder, 'protected.json'),
    JSON.stringify({
      format: 1,
      secret: 'k',
      isPrivate: true,
      accesses: [{ kind: 'members', groups: null }],
      files: Object.fromEntries(['secret/index.html', ...editions].map((file) => [file, [0]])),
    }),
  );
  writeFileSync(
    join(folder, 'sign-in.json'),
    JSON.stringify({
      name: 'Acme <docs>',
      logo: null,
      favicon: null,
      style: '',
      appearance: { default: 'system', strict: false },
    }),
  );
  const manifest: AccessSite['manifest'] = {
    format: 2,
    build: 'b',
    name: 'Acme',
    description: '',
    base,
    origin: published,
    trailingSlash: false,
    protected: true,
    proxyOrigins: [],
    headers: [],
    scripts: { hashes: [], handlers: [], origins: [] },
    redirects: [],
    pages,
  };
  const site: AccessSite = {
    domain,
    hosts,
    manifest,
    redirect: createRedirectMatcher(redirects, { base }),
    files: {
      find: (path) => {
        const file = filesAt(path).find((candidate) => open.includes(candidate));
        return file === undefined ? null : { path: file };
      },
    },
    members: await loadMemberFolder(join(folder, 'dist'), folder),
  };
  const config = signInSchema.parse({ secrets: [secret], methods });
  const access = createAccess({
    configOf: () => config,
    limits: memoryLimits(),
    signOuts: memorySignOuts(),
    answerFile: answerMemberFile,
    ...options,
  });
  const send = async (request: Request): Promise<Response> => {
    const path = decodeURIComponent(new URL(request.url).pathname.slice(base.length));
    const visitor = await access.identify(request, site, path);
    const context: AccessContext = { clientAddress: '203.0.113.1', site, visitor, path };
    const response =
      (await access.signIn(request, context)) ??
      (await access.memberFiles(request, context)) ??
      (site.files.find(path) ? new Response('open to all') : new Response('not found', { status: 404 }));
    for (const cookie of visitor.cookies) response.headers.append('set-cookie', cookie);
    return response;
  };
  return { browser: () => createBrowser({ send, identify: (request) => access.identify(request, site) }) };
}

function createBrowser({
  send,
  identify,
}: {
  send: (request: Request) => Promise<Response>;
  identify: (request: Request) => Promise<AccessVisitor>;
}): Browser {
  const cookies = new Map<string, string>();
  const request = (address: string, init: RequestInit): Request => {
    const headers = new Headers(init.headers);
    if (cookies.size > 0) headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    return new Request(new URL(address, origin), { ...init, headers });
  };
  const keep = async (answer: Promise<Response>): Promise<Response> => {
    const response = await answer;
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = '', age = '0'] = /^([^=]+)=([^;]*);.*Max-Age=(\d+)/.exec(cookie) ?? [];
      if (age === '0') cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  };
  return {
    cookies,
    get: (address, headers = {}) => keep(send(request(address, { headers: { accept: 'text/html', ...headers } }))),
    post: (address, fields, headers = {}) =>
      keep(
        send(
          request(address, {
            method: 'POST',
            body: new URLSearchParams(fields),
            headers: { origin, 'sec-fetch-site': 'same-origin', ...headers },
          }),
        ),
      ),
    send: (address, body) =>
      keep(
        send(
          request(address, {
            method: 'POST',
            body,
            duplex: 'half',
            headers: { origin, 'sec-fetch-site': 'same-origin' },
          } as RequestInit),
        ),
      ),
    visitor: () => identify(request('/', {})),
  };
}

/** The hidden field of a form. */
export function tokenIn(html: string): string {
  return /name="token" value="([^"]+)"/.exec(html)?.[1] ?? '';
}
