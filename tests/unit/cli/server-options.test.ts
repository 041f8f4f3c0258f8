import { expect, test } from 'vitest';
import { opensBrowser, readHost } from '../../../src/cli/server-options.ts';

test.each([
  [{}, false],
  [{ open: true }, true],
  [{ 'no-open': true }, false],
  [{ open: true, 'no-open': true }, false],
])('of %j a browser is opened: %s', (options, opens) => {
  expect(opensBrowser(options)).toBe(opens);
});

test.each([
  [{}, 'localhost'],
  [{ host: '::1' }, '::1'],
  // As it stands in an address.
  [{ host: '[::1]' }, '::1'],
  [{ host: '[fe80::1%eth0]' }, 'fe80::1%eth0'],
  [{ host: '[docs]' }, '[docs]'],
])('of %j the server listens on %s', (options, host) => {
  expect(readHost(options)).toBe(host);
});
