import { expect, test } from 'vitest';
import { renderSafeJson } from '../../../../src/base/text/render-safe-json.ts';

test('what a reader wrote cannot steer the terminal, and is what it was for a program', () => {
  const value = { comment: '\u001b]0;title\u0007\u007f\u009b31m\u202ec\u2066\u2028 ä 😀' };
  expect(renderSafeJson(value)).toMatch(/^[ -~\nä😀]*$/u);
  expect(JSON.parse(renderSafeJson(value))).toEqual(value);
});
