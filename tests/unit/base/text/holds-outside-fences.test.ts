import { expect, test } from 'vitest';
import { holdsOutsideFences } from '../../../../src/base/text/holds-outside-fences.ts';

test.each([
  ['{await load()}', true],
  ['```js\nawait load()\n```\n\nText.', false],
  ['```js\nawait load()\n```\n\n{await load()}', true],
  ['Text.', false],
])('%j: %s', (text, held) => expect(holdsOutsideFences(text, (part) => /\bawait\b/.test(part))).toBe(held));
