import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { applyFixes } from '../../../../src/build/check/apply-fixes.ts';

test('mends several places of a line, and leaves what no longer stands there', () => {
  const folder = mkdtempSync(join(tmpdir(), 'docwright-fixes-'));
  try {
    writeFileSync(join(folder, 'a.mdx'), 'one\n[a](/old) and [b](/old#x)\nend\n');
    writeFileSync(join(folder, 'docs.json'), '{ "redirects": [{ "source": "/b", "destination": "/b" }] }\n');
    const place = { severity: 'warning', code: 'moved-link', message: '' } as const;
    const mended = applyFixes(folder, [
      { ...place, file: 'a.mdx', line: 2, column: 5, fix: { from: '/old', to: '/newer' } },
      { ...place, file: 'a.mdx', line: 2, column: 19, fix: { from: '/old#x', to: '/newer#x' } },
      { ...place, file: 'a.mdx', line: 3, column: 1, fix: { from: '/gone', to: '/never' } },
      { ...place, file: 'a.mdx', line: 99, column: 1, fix: { from: 'end', to: 'never' } },
      { ...place, file: 'docs.json', line: 1, column: 35, fix: { from: '"/b"', to: '"/c"' } },
      { ...place, file: 'a.mdx', line: 1, column: 1 },
    ]);
    expect(mended).toBe(3);
    expect(readFileSync(join(folder, 'a.mdx'), 'utf8')).toBe('one\n[a](/newer) and [b](/newer#x)\nend\n');
    expect(readFileSync(join(folder, 'docs.json'), 'utf8')).toContain('"source": "/b", "destination": "/c"');
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('a file in UTF-16 is mended, and one with bytes that are no text stays as it is', () => {
  const folder = mkdtempSync(join(tmpdir(), 'docwright-fixes-'));
  try {
    const [wide, bytes] = [Buffer.from('\uFEFFé\n[a](/old)\n', 'utf16le'), Buffer.from('é\n[a](/old)\n', 'latin1')];
    writeFileSync(join(folder, 'wide.mdx'), wide);
    writeFileSync(join(folder, 'bytes.mdx'), bytes);
    const fix = { severity: 'warning', code: 'moved-link', message: '', fix: { from: '/old', to: '/new' } } as const;
    const places = ['wide.mdx', 'bytes.mdx'].map((file) => ({ ...fix, file, line: 2, column: 5 }));
    expect(applyFixes(folder, places)).toBe(1);
    expect(readFileSync(join(folder, 'wide.mdx'), 'utf8')).toBe('é\n[a](/new)\n');
    expect(readFileSync(join(folder, 'bytes.mdx'))).toEqual(bytes);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
