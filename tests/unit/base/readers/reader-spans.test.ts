import { expect, test } from 'vitest';
import { markStart } from '../../../../src/base/readers/reader-marks.ts';
import { readerSpans } from '../../../../src/base/readers/reader-spans.ts';

test('a text that was cut within a mark ends there', () => {
  expect(readerSpans(`Open${markStart}secret?gro`, 'secret')).toEqual([{ start: 0, text: 'Open', conditions: [] }]);
});
