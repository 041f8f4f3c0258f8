import { expect, test } from 'vitest';
import { checkHost } from '../../../../src/build/check/check-host.ts';
import type { CheckInput } from '../../../../src/build/check/check-input.ts';
import { testSite } from '../outputs/test-site.ts';

const check = (docs: Record<string, unknown>): ReturnType<typeof checkHost> =>
  checkHost({ site: testSite({ docs }), locate: (key: string) => ({ file: key }) } as unknown as CheckInput);
const redirects = [
  { source: '/fixed', destination: '/' },
  { source: '/a-*', destination: '/' },
];

test('a redirect that the host of the site cannot follow is told where it stands', () => {
  expect(check({ host: 'netlify', redirects })).toMatchObject([
    { code: 'host-limit', file: 'redirects[1]', message: expect.stringContaining('"/a-*" is lost') },
  ]);
});

test('a site that names no host has no limits', () => {
  expect(check({ redirects })).toEqual([]);
  expect(check({ host: 'nginx', redirects })).toEqual([]);
});
