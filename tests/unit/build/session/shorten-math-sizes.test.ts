import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { shortenMathSizes } from '../../../../src/build/session/shorten-math-sizes.ts';

const katex = readFileSync(createRequire(import.meta.url).resolve('katex/dist/katex.min.css'), 'utf8');

test('every pair of sizes of KaTeX keeps its quotient, in less than half of the sheet', () => {
  const short = shortenMathSizes(katex);
  const sizeOf = (name: string): number => Number(new RegExp(`\\{--katex-${name}:([\\d.]+)\\}`).exec(short)![1]);
  const value = (kind: string, name: string): number =>
    Number(new RegExp(`\\.katex \\.${kind}${name}\\{--katex-\\w+:([\\d.]+)\\}`).exec(short)![1]);
  expect(sizeOf('outer')).toBe(1);
  const pairs = [...katex.matchAll(/sizing\.reset-size(\d+)\.size(\d+)\{font-size:([\d.]+)em\}/g)];
  expect(pairs.length).toBe(121);
  for (const [, outer, inner, ratio] of pairs)
    expect(value('size', inner!) / value('reset-size', outer!)).toBeCloseTo(Number(ratio), 6);
  expect(short).not.toContain('.reset-size3.size4');
  expect(short.length).toBeLessThan(katex.length * 0.6);
});

test('a sheet with other sizes stays as it is', () => {
  const other = katex.replace('.reset-size3.size4{font-size:1.1428571429em}', '.reset-size3.size4{font-size:1.2em}');
  expect(other).not.toBe(katex);
  expect(shortenMathSizes(other)).toBe(other);
  expect(shortenMathSizes('.katex{color:red}')).toBe('.katex{color:red}');
});
