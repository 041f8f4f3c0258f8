import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
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
