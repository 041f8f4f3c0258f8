import { expect, test, vi } from 'vitest';
import * as parser from '../../../../src/read/markdown/parse-mdx.ts';
import { renderSource } from './render-source.ts';

vi.mock('../../../../src/read/markdown/parse-mdx.ts', { spy: true });

test('a page is repaired once, however often it is compiled until it can be shown', async () => {
  // A name without a value, and an expression that fails: found out one after the other.
  const { html } = await renderSource('Text with <br> and {missing.name}\n\n{(() => { throw new Error("x"); })()}');
  expect(html).toContain('Text with <br/> and');
  expect(vi.mocked(parser.parseMdx)).toHaveBeenCalledTimes(1);
});
