import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { serviceFolderOf } from '../../../../src/base/paths/service-folder-of.ts';
import type { HostName } from '../../../../src/model/host.ts';
import { writeHostSite } from './host-site.ts';

const has = (host: HostName, paths: string[], base = ''): Record<string, boolean> => {
  using written = writeHostSite(host, base);
  return Object.fromEntries(paths.map((path) => [path, existsSync(join(written.folder, path))]));
};

test('hosts that lead a folder to its slash get pages as files', () => {
  const paths = ['guides.html', 'guides/install.html', 'guides/index.html', 'index.html', 'release/v1.2.html'];
  expect(Object.values(has('github', paths))).toEqual([true, true, false, true, true]);
  expect(Object.values(has('nginx', paths))).toEqual([false, false, true, true, false]);
});

test('pages stand for the fixed redirects that a host does not follow, and for no other', () => {
  expect(has('github', ['old.html', 'soon.html'])).toEqual({ 'old.html': true, 'soon.html': true });
  expect(has('netlify', ['old.html', 'old'])).toEqual({ 'old.html': false, old: false });
});

test('a base path is a folder where the host does not put it before all of a site itself', () => {
  const paths = ['a/b/guides/install/index.html', '404.html', '_docwright/build.json', 'nginx.conf', 'guides'];
  expect(Object.values(has('nginx', paths, '/a/b'))).toEqual([true, true, true, true, false]);
  expect(Object.values(has('gitlab', ['guides/install/index.html', 'a', '_redirects'], '/a/b'))).toEqual([
    true,
    false,
    true,
  ]);
});

test('nothing of the service is written for a host', () => {
  for (const host of ['github', 'caddy'] as const) {
    using written = writeHostSite(host);
    expect(readdirSync(written.folder)).not.toContain('.service');
    expect(existsSync(serviceFolderOf(written.folder))).toBe(false);
  }
  expect(has('github', ['.nojekyll'])).toEqual({ '.nojekyll': true });
});
