import { expect, test } from 'vitest';
import { encodeSpaces } from '../../../../src/read/markdown/encode-spaces.ts';

test.each([
  ['See [a page](/my page) now', 'See [a page](/my%20page) now'],
  ['![](/img/Screenshot 2024-01-01 at 10.00.png)', '![](/img/Screenshot%202024-01-01%20at%2010.00.png)'],
  ['![chart](images/my chart (1).png "A chart")', '![chart](images/my%20chart%20(1).png "A chart")'],
  ['[![a](./a b.png)](../c d.md#part)', '[![a](./a%20b.png)](../c%20d.md#part)'],
  [
    '[Edit](https://example.com/docs/Epsilon Scaling/en.md)',
    '[Edit](https://example.com/docs/Epsilon%20Scaling/en.md)',
  ],
  ["[Bob](/bob's page)", "[Bob](/bob's%20page)"],
])('%j', (source, encoded) => {
  expect(encodeSpaces(source)).toBe(encoded);
});

test.each([
  '[a page](/page "A title"), [one](/one (title)) and [two](/two \'t\')',
  '[a page]( /page )',
  '[a page](</my page>)',
  '[the guide](see the page below) and [more](version 1.25)',
  '[both](https://a.com and https://b.com), [one](https://a.com see there)',
  '`[a](/b c)` and ``[a](/b c)``',
  '```md\n[a](/b c)\n```',
  '<Card title="[a](/b c)" /> {"[a](/b c)"}',
  'export const a = "[a](/b c)";',
  '\\[a\\](/b c)',
])('%j stays', (source) => {
  expect(encodeSpaces(source)).toBe(source);
});

test('stays linear on a hostile text', () => {
  const started = performance.now();
  encodeSpaces(`${'](/a '.repeat(40_000)})`);
  encodeSpaces(`](/${'a '.repeat(40_000)}`);
  encodeSpaces(`](/${' a'.repeat(40_000)} ")`);
  encodeSpaces(`](/${'( '.repeat(40_000)})`);
  expect(performance.now() - started).toBeLessThan(2000);
});
