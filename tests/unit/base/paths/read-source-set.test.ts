import { expect, test } from 'vitest';
import { readSourceSet } from '../../../../src/base/paths/read-source-set.ts';

test.each([
  ['/a.png 1x, /b.png 2x', ['/a.png 1x', '/b.png 2x']],
  ['/a.png 1x,/b.png 2x', ['/a.png 1x', '/b.png 2x']],
  ['\n  /a.png 480w,\n  /b.png\n', ['/a.png 480w', '/b.png']],
  ['/a.png, /b.png 2x', ['/a.png', '/b.png 2x']],
  ['https://x.example/w_1,h_2/a.png 1x', ['https://x.example/w_1,h_2/a.png 1x']],
  ['data:image/png;base64,AAAA 2x', ['data:image/png;base64,AAAA 2x']],
  ['/a.png 100w 50h', ['/a.png 100w 50h']],
  ['a', ['a']],
  [' , ', []],
])('%j', (written, pictures) => {
  const read = readSourceSet(written);
  expect(read.map(({ address, size }) => [address, size].join(' ').trim())).toEqual(pictures);
});
