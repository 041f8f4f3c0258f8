import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const root = resolve(import.meta.dirname, '../../..');
const mounts = ['unshare', '--map-root-user', '--mount'] as const;
const isAble = spawnSync(mounts[0], [...mounts.slice(1), 'mount', '-t', 'tmpfs', 'tmpfs', tmpdir()]).status === 0;

// As containers have them: a folder that is mounted can be neither renamed nor removed.
test.skipIf(!isAble)(
  'output and what the service reads can be file systems of their own',
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'docwright-mounts-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    cpSync(join(root, 'starter'), join(folder, 'docs'), { recursive: true });
    for (const name of ['dist', 'dist.service']) mkdirSync(join(folder, name));
    const script = `set -e
    mount -t tmpfs tmpfs dist
    mount -t tmpfs tmpfs dist.service
    "$NODE" "$PROGRAM" build docs --out dist
    echo 'A sentence about pelicans.' >> docs/quickstart.mdx
    "$NODE" "$PROGRAM" build docs --out dist
    grep --count pelicans dist/quickstart.md
    ls dist.service`;
    const output = execFileSync(mounts[0], [...mounts.slice(1), 'sh', '-c', script], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, NODE: process.execPath, PROGRAM: join(root, 'bin/docwright.js') },
    });
    expect(output).toContain('1\nmanifest.json\nsections.jsonl.zst\n');
  },
  120_000,
);
