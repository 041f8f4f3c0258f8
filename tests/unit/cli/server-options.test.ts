import { expect, test } from 'vitest';
import { opensBrowser } from '../../../src/cli/server-options.ts';

test.each([
  [{}, false],
  [{ open: true }, true],
  [{ 'no-open': true }, false],
  [{ open: true, 'no-open': true }, false],
])('of %j a browser is opened: %s', (options, opens) => {
  expect(opensBrowser(options)).toBe(opens);
});
