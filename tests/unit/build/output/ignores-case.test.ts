import { linkSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ignoresCase } from '../../../../src/build/output/ignores-case.ts';

test.skipIf(process.platform !== 'linux')(
  'a file system makes no difference where both names lead to one thing',
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'docwright-case-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    mkdirSync(join(folder, 'out'));
    expect(ignoresCase(join(folder, 'out'))).toBe(false);
    mkdirSync(join(folder, 'OUT'));
    expect(ignoresCase(join(folder, 'out'))).toBe(false);
    // A hard link is to files what such a file system is to folders.
    writeFileSync(join(folder, 'one'), '');
    linkSync(join(folder, 'one'), join(folder, 'ONE'));
    expect(ignoresCase(join(folder, 'one'))).toBe(true);
    expect(ignoresCase(join(folder, '123'))).toBe(false);
  },
);
