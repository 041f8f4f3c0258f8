import { expect, test } from 'vitest';
import { buildHostFiles } from '../../../../src/build/outputs/build-host-files.ts';
import { testSite } from './test-site.ts';

const site = testSite({ docs: { redirects: [{ source: '/old', destination: '/log' }] }, pages: { index: {} } });
const scripts = { hashes: ['aGFzaA=='], handlers: [], origins: ['https://cdn.example.com'] };

test('every host gives the same headers', () => {
  const files = buildHostFiles(site, scripts);
  expect([...files.keys()]).toEqual(['_headers', '_redirects', 'vercel.json', '.htaccess']);
  const policy = /^ {2}Content-Security-Policy: (.*)$/m.exec(files.get('_headers')!)![1]!;
  expect(policy).toContain("script-src 'self' 'sha256-aGFzaA==' https://cdn.example.com;");
  const vercel = JSON.parse(files.get('vercel.json')!) as {
    headers: { source: string; headers: { key: string; value: string }[] }[];
  };
  expect(vercel.headers[0]!.headers).toContainEqual({ key: 'Content-Security-Policy', value: policy });
  expect(files.get('.htaccess')).toContain(`Header always set Content-Security-Policy "${policy}"`);
  expect(files.get('.htaccess')).toContain('RedirectMatch');
});

test('no line is longer than hosts read', () => {
  const many = { ...scripts, hashes: Array.from({ length: 60 }, (_, index) => `${index}`.padStart(43, 'a') + '=') };
  const headers = buildHostFiles(site, many).get('_headers')!;
  expect(Math.max(...headers.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(2000);
  expect(headers).not.toContain('script-src');
  expect(headers).toContain("object-src 'none'");
});
