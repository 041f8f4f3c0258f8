import { expect, test } from 'vitest';
import { splitBlocks } from '../../../../../src/service/assistant/extractive/split-blocks.ts';

test('quotes no marks of footnotes, and leaves code that looks like one', () => {
  const markdown = `Names[^1] match \`[^a-z]\` and[^note] end.

- First.[^2]

  \`\`\`js
  /[^,]/.test(name);
  \`\`\`

| Sign[^3] | Read as |
| --- | --- |
| \`[^x]\` | all but x |

[^1]: Not quoted.`;
  expect(splitBlocks(markdown).map(({ lines }) => lines.join('\n'))).toEqual([
    'Names match `[^a-z]` and end.',
    'First.\n\n```js\n/[^,]/.test(name);\n```',
    '| Sign | Read as |\n| --- | --- |\n| `[^x]` | all but x |',
  ]);
});
