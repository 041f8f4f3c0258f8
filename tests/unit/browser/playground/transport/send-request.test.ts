import { afterEach, expect, test, vi } from 'vitest';
import { isMixedContent } from '../../../../../src/browser/playground/transport/route-of.ts';
import { sendRequest } from '../../../../../src/browser/playground/transport/send-request.ts';
import type { HttpRequest } from '../../../../../src/model/http.ts';

afterEach(() => vi.unstubAllGlobals());

const request: HttpRequest = {
  method: 'GET',
  url: 'https://api.example.com/orders',
  headers: [],
  cookies: [],
  body: null,
  digest: { username: 'ada', password: 'secret' },
};

test('a challenge of Digest authentication that came through the service is answered however its name is written', async () => {
  const sent: string[] = [];
  vi.stubGlobal('location', { href: 'https://docs.example.com/' });
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    const authorization = new Headers(init.headers).get('authorization');
    sent.push(authorization ?? '');
    const fields = [['WWW-Authenticate', 'Digest realm="r", nonce="n", qop="auth"']];
    return authorization === null
      ? new Response('', {
          status: 401,
          headers: { 'x-docwright-headers': encodeURIComponent(JSON.stringify(fields)) },
        })
      : new Response('ok');
  });
  await sendRequest({
    request,
    bytesOf: () => new Blob(),
    proxy: 'https://docs.example.com',
    includeCredentials: false,
    followsRedirects: false,
    signal: new AbortController().signal,
    onChange: () => undefined,
  });
  expect(sent).toEqual(['', expect.stringMatching(/^Digest username="ada", realm="r"/)]);
});

test('a page that came over https calls nothing that could be read on its way, but for this machine', () => {
  const urls = ['ws://a.example', 'http://a.example', 'wss://a.example', 'ws://localhost:80/a', 'http://127.0.0.1'];
  expect(urls.map((url) => isMixedContent(url, 'https://docs.example.com/'))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
  expect(isMixedContent('ws://a.example', 'http://docs.example.com/')).toBe(false);
});
