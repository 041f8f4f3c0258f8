import { expect, test } from 'vitest';
import { resolvingOptions } from '../../../../src/build/processes/resolving-options.ts';

test.each([
  ['', ''],
  ['--inspect=9229 --max-old-space-size=200', ''],
  [
    '--inspect --require /my/.pnp.cjs --experimental-loader file:///my/.pnp.loader.mjs --enable-source-maps',
    '--require /my/.pnp.cjs --experimental-loader file:///my/.pnp.loader.mjs',
  ],
  ['--require "/my docs/.pnp.cjs" --import=tsx', '--require "/my docs/.pnp.cjs"'],
  ['--require /my/tracing.cjs', ''],
])('of %j a rendering process is given %j', (options, expected) => {
  expect(resolvingOptions(options)).toBe(expected);
});
