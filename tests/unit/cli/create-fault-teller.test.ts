import { expect, test } from 'vitest';
import { renderReport } from '../../../src/base/errors/render-report.ts';
import { createFaultTeller } from '../../../src/cli/create-fault-teller.ts';
import type { Problem } from '../../../src/model/problem.ts';

const fault = (message: string, line = 1, file = 'a.mdx'): Problem => ({
  severity: 'error',
  code: 'dead-link',
  message,
  file,
  line,
});

function tell(volume: 'quiet' | 'normal' = 'normal'): { said: () => string; now: (...problems: Problem[]) => string } {
  let text = '';
  const write = (more: string): void => void (text += more);
  const teller = createFaultTeller({ interactive: false, color: false, volume, out: write, error: write });
  return {
    said: () => text,
    now: (...problems) => {
      text = '';
      teller(problems);
      return text;
    },
  };
}

test('a fault is told once, in the words of every report', () => {
  const { now } = tell();
  expect(now(fault('One'))).toBe(`${renderReport([fault('One')], { color: false })}\n`);
  expect(now(fault('One'), fault('Two', 3))).toBe(`${renderReport([fault('Two', 3)], { color: false })}\n`);
  expect(now(fault('One'), fault('Two', 3))).toBe('');
});

test('a fault that moves to another line is the same', () => {
  const { now } = tell();
  now(fault('One', 1));
  expect(now(fault('One', 7))).toBe('');
  expect(now(fault('One', 7), fault('One', 9))).toContain('a.mdx:9');
});

test('a line says what was mended', () => {
  const { now } = tell();
  now(fault('One'), fault('Two'), fault('Three', 1, 'b.mdx'));
  expect(now(fault('Two'))).toBe('a.mdx: 1 fixed, 1 left\nb.mdx: fixed\n');
  expect(now()).toBe('a.mdx: fixed\n');
});

test('with --quiet errors alone are told', () => {
  const { now } = tell('quiet');
  expect(now({ ...fault('One'), severity: 'warning' })).toBe('');
  expect(now(fault('Two'))).toContain('Two');
  expect(now()).toBe('');
});
