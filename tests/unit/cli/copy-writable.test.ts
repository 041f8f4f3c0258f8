import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copyWritable } from '../../../src/cli/copy-writable.ts';

test('files of a package that is installed for reading alone belong to whoever gets a copy', () => {
  const folder = mkdtempSync(join(tmpdir(), 'docwright-copy-'));
  mkdirSync(join(folder, 'package/guides'), { recursive: true });
  for (const path of ['docs.json', 'guides/page.mdx']) {
    writeFileSync(join(folder, 'package', path), path);
    chmodSync(join(folder, 'package', path), 0o444);
  }
  chmodSync(join(folder, 'package/guides'), 0o555);
  copyWritable(join(folder, 'package'), join(folder, 'site'));
  for (const path of ['docs.json', 'guides/page.mdx', 'guides']) {
    expect(statSync(join(folder, 'site', path)).mode & 0o200, path).toBe(0o200);
    if (path !== 'guides') expect(readFileSync(join(folder, 'site', path), 'utf8')).toBe(path);
  }
  chmodSync(join(folder, 'package/guides'), 0o755);
  rmSync(folder, { recursive: true });
});

test('of a copy that cannot be made whole nothing is left, and what was there before stays', () => {
  const folder = mkdtempSync(join(tmpdir(), 'docwright-copy-'));
  const from = join(folder, 'package');
  mkdirSync(join(from, 'guides/deep'), { recursive: true });
  for (const path of ['a.mdx', 'docs.json', 'guides/deep/page.mdx', 'z.mdx']) writeFileSync(join(from, path), path);
  const blocked = join(folder, 'blocked');
  mkdirSync(join(blocked, 'z.mdx'), { recursive: true });
  writeFileSync(join(blocked, 'docs.json'), 'mine');
  expect(() => copyWritable(from, blocked)).toThrow();
  expect(readdirSync(blocked, { recursive: true }).toSorted()).toEqual(['docs.json', 'z.mdx']);
  writeFileSync(join(folder, 'file'), '');
  expect(() => copyWritable(from, join(folder, 'file/site'))).toThrow();
  expect(readdirSync(folder).toSorted()).toEqual(['blocked', 'file', 'package']);
  rmSync(folder, { recursive: true });
});
