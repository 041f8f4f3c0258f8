import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readAssets } from '../../../../src/read/site/read-assets.ts';
import type { SourceCache } from '../../../../src/read/site/source-cache.ts';

const cache = { remember: (_file: unknown, _kind: string, make: () => unknown) => make() } as unknown as SourceCache;

function sizeOf(svg: string): [number?, number?] {
  const folder = mkdtempSync(join(tmpdir(), 'docwright-assets-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, 'a.svg'), svg);
  const file = { path: 'a.svg', size: Buffer.byteLength(svg) };
  const [asset] = readAssets(folder, [file as Parameters<typeof readAssets>[1][number]], cache);
  return [asset!.width, asset!.height];
}

const head = '<?xml version="1.0" encoding="utf-8"?>\n';

test.each([
  ['<svg width="30" height="20"/>', [30, 20]],
  ['<svg width="2in" viewBox="0 0 40 20"/>', [192, 96]],
  ['<svg viewBox="0,0,40,20"/>', [40, 20]],
  ['<svg viewBox="0, 0 40, 20"/>', [40, 20]],
  ['\ufeff<svg width = "30"\n height = " 20 "/>', [30, 20]],
  ['<s:svg xmlns:s="http://www.w3.org/2000/svg" aria-label="a>b" width="30" height="20"/>', [30, 20]],
  [`${head}<!-- <svg width="1" height="1"> -->\n<svg width="30" height="20"/>`, [30, 20]],
  [`${head}<!-- ${'-'.repeat(5000)} -->\n<svg width="30" height="20"/>`, [30, 20]],
  [`${head}<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd">\n<svg width="30" height="20"/>`, [30, 20]],
  [
    `${head}<!DOCTYPE svg [\n<!ENTITY ns "http://www.w3.org/2000/svg">\n]>\n<svg xmlns="&ns;" width="30" height="20"/>`,
    [30, 20],
  ],
  ['<!DOCTYPE svg ['.repeat(9000), [undefined, undefined]],
  ['no drawing', [undefined, undefined]],
])('the size of a drawing: %.60s', (svg, size) => {
  expect(sizeOf(svg)).toEqual(size);
});
