import { expect, test } from 'vitest';
import { renderFence } from '../../../../src/base/text/render-fence.ts';
import { linearGrowth, measureGrowth } from '../../measure-growth.ts';

test('line breaks at the end of code are left out, in time with their number', () => {
  expect(renderFence('a\n\nb\n\n', 'js')).toBe('```js\na\n\nb\n```');
  expect(measureGrowth((length) => renderFence(`${'\n'.repeat(length)}a`, ''), 8000)).toBeLessThan(linearGrowth);
});
