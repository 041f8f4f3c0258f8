import { expect, test } from 'vitest';
import { lacksCredentials } from '../../../../../src/browser/playground/state/lacks-credentials.ts';

const both = [[{ scheme: 'key', scopes: [] }], [{ scheme: 'login', scopes: [] }]];
const token = { kind: 'token' as const, token: 't' };

test.each([
  ['nothing is asked for', [], 0, {}, false],
  ['nothing is one of the ways', [[]], 0, {}, false],
  ['nothing is filled in', both, 0, {}, true],
  ['it is', both, 0, { key: token }, false],
  ['another way is chosen', both, 1, { key: token }, true],
])('%s', (_, security, securityAlternative, credentials, expected) => {
  expect(lacksCredentials(security, { credentials, securityAlternative })).toBe(expected);
});
