import { expect, test } from 'vitest';
import { endAddresses } from '../../../../src/read/markdown/end-addresses.ts';
import { linearGrowth, measureGrowth } from '../../measure-growth.ts';

test.each([
  ['（本地: http://127.0.0.1:9899）を**開き**', '（本地: [http://127.0.0.1:9899](http://127.0.0.1:9899)）を**開き**'],
  ['见 https://a.com/b?c=1&d。好', '见 [https://a.com/b?c=1&d](https://a.com/b?c=1&d)。好'],
  ['「**https://a.com**と', '「**[https://a.com](https://a.com)**と'],
  [
    '(https://a.com/で使う場合は、https://b.com/に変更)',
    '([https://a.com/](https://a.com/)で使う場合は、[https://b.com/](https://b.com/)に変更)',
  ],
  ['[見る](https://a.com/で)は', '[見る](https://a.com/で)は'],
  ['[見る](https://a.com/で', '[見る](https://a.com/で'],
  ['See https://a.com/b, then', 'See https://a.com/b, then'],
  ['[見る](https://a.com)は', '[見る](https://a.com)は'],
  ['[https://a.com](https://a.com)は', '[https://a.com](https://a.com)は'],
  ['`https://a.com。`', '`https://a.com。`'],
  ['```\nhttps://a.com。\n```', '```\nhttps://a.com。\n```'],
  ['<Card title="https://a.com。見る">x</Card>', '<Card title="https://a.com。見る">x</Card>'],
  ['export const a = "https://a.com。";', 'export const a = "https://a.com。";'],
])('%j', (source, ended) => {
  expect(endAddresses(source)).toBe(ended);
});

test('stays linear on a hostile text', () => {
  const dots = (length: number): unknown => endAddresses(`https://a${'.'.repeat(length)}b、c`);
  expect(measureGrowth(dots, 8000)).toBeLessThan(linearGrowth);
  const started = performance.now();
  endAddresses('https://a。'.repeat(20_000));
  endAddresses(`${'<a {` '.repeat(20_000)}https://a。`);
  expect(performance.now() - started).toBeLessThan(2000);
});
