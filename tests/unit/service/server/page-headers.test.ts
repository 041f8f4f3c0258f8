import { expect, test } from 'vitest';
import { createPageHeaderReader } from '../../../../src/service/server/create-page-header-reader.ts';
import { createService } from '../../../../src/service/server/create-service.ts';
import type { ServiceOptions } from '../../../../src/service/server/service-options.ts';
import { loadBuiltSite } from './built-site.ts';

const scripts = { hashes: ['aGFzaA=='], handlers: ['aGFuZGxlcg=='], origins: ['https://cdn.example.com'] };

async function open(options: Partial<ServiceOptions> = {}, manifest: object = { scripts }) {
  const site = await loadBuiltSite({ manifest });
  const service = createService({ sites: () => [site], trustedProxies: ['127.0.0.1'], ...options });
  return async (path: string, headers: Record<string, string> = {}) =>
    (
      await service(new Request(`http://docs.test${path}`, { headers: { host: 'docs.test', ...headers } }), {
        clientAddress: '127.0.0.1',
      })
    ).headers;
}

test('pages run only the scripts that the build found', async () => {
  const ask = await open();
  for (const path of ['/', '/guides/auth', '/nothing']) {
    const headers = await ask(path);
    const policy = new Map(
      headers
        .get('content-security-policy')!
        .split('; ')
        .map((rule) => [rule.split(' ')[0]!, rule.split(' ').slice(1)]),
    );
    expect(policy.get('script-src')).toEqual(["'self'", "'sha256-aGFzaA=='", 'https://cdn.example.com']);
    expect(policy.get('script-src-attr')).toEqual(["'unsafe-hashes'", "'sha256-aGFuZGxlcg=='"]);
    expect(policy.get('frame-ancestors')).toEqual(["'self'"]);
    expect(policy.get('object-src')).toEqual(["'none'"]);
    for (const name of ['referrer-policy', 'permissions-policy', 'x-frame-options', 'x-content-type-options'])
      expect([name, headers.get(name)]).not.toEqual([name, null]);
    expect(headers.get('strict-transport-security')).toBeNull();
  }
  expect((await ask('/clip.mp4')).get('content-security-policy')).toBeNull();
});

test('where the reader came by TLS, he is to come so again', async () => {
  const ask = await open();
  const headers = await ask('/', { 'x-forwarded-for': '203.0.113.1', 'x-forwarded-proto': 'https' });
  expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
});

test('an operator sets, replaces and takes away headers, and lets more scripts in', async () => {
  const ask = await open({
    pageHeaders: createPageHeaderReader({
      headers: { 'X-Frame-Options': '', 'permissions-policy': 'camera=(self)', 'X-Own': '1' },
      scriptSources: ['https://more.example.com'],
    }),
  });
  const headers = await ask('/');
  expect([headers.get('x-frame-options'), headers.get('permissions-policy'), headers.get('x-own')]).toEqual([
    null,
    'camera=(self)',
    '1',
  ]);
  expect(headers.get('content-security-policy')).toContain('https://cdn.example.com https://more.example.com;');
});

test('files for members have the headers too', async () => {
  const ask = await open({ memberFiles: async () => new Response('<h1>for you</h1>') });
  expect((await ask('/')).get('content-security-policy')).toContain('script-src');
});
