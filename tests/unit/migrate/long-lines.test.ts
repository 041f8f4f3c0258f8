import { expect, test } from 'vitest';
import { readNextSettings } from '../../../src/migrate/generators/next-settings.ts';
import { badgeIn } from '../../../src/migrate/markup/badges.ts';
import { convertCodeMarks, withoutCodeLanguages } from '../../../src/migrate/markup/code-marks.ts';
import { convertBracketIds } from '../../../src/migrate/markup/convert-bracket-ids.ts';
import { convertDefinitions } from '../../../src/migrate/markup/convert-definitions.ts';
import { convertFences } from '../../../src/migrate/markup/convert-fences.ts';
import { convertLiquid, readAttributes } from '../../../src/migrate/markup/convert-liquid.ts';
import { convertMagicBlocks } from '../../../src/migrate/markup/convert-magic-blocks.ts';
import { escapeSigns } from '../../../src/migrate/markup/escape-signs.ts';
import { githubIds, keepHeadingIds } from '../../../src/migrate/markup/heading-ids.ts';
import { joinHtmlTables } from '../../../src/migrate/markup/join-html-tables.ts';
import { nameTabs } from '../../../src/migrate/markup/name-tabs.ts';
import { plainHeading } from '../../../src/migrate/markup/plain-heading.ts';
import { rewriteAddresses } from '../../../src/migrate/markup/rewrite-addresses.ts';
import { takeTitle } from '../../../src/migrate/markup/take-title.ts';
import { linearGrowth, measureGrowth } from '../measure-growth.ts';

const nameIn = (layout: string): unknown =>
  readNextSettings({ root: '', files: ['layout.tsx'], has: () => false, read: () => layout }, '', () => undefined);

const context = { file: 'a.md', line: 1, data: {}, lose: () => undefined };

test.each<[name: string, part: string, convert: (text: string) => unknown, length?: number]>([
  ['blanks in a block of GitBook', ' ', (text) => convertLiquid(`{% a ${text}`, context), 1000],
  ['blocks of code of GitBook without an end', '{% code %}\n```\n', (text) => convertLiquid(text, context)],
  [
    'operations of GitBook without an end',
    '{% api-method %}\n{% api-method-summary %}\n',
    (text) => convertLiquid(text, context),
  ],
  ['unknown blocks of GitBook', '{% boat %}\n', (text) => convertLiquid(text, context)],
  ['a word among attributes', 'a', readAttributes],
  ['blanks before a title', ' ', takeTitle],
  ['exports before a title', 'export a {\n', takeTitle],
  ['blanks before a badge', ' ', badgeIn],
  ['a long heading', '**a ', (text) => takeTitle(`# ${text}`)],
  ['a long heading without its marks', '[', plainHeading],
  ['a long heading with an id', '<a ', (text) => keepHeadingIds(`# ${text}`, githubIds)],
  ['tabs without an end', '<Tabs items={[', (text) => nameTabs(text, context)],
  ['tabs', '<Tabs>\n', (text) => nameTabs(text, context)],
  ['signs in a line', '{: ', withoutCodeLanguages],
  ['marks of code without an end', '// highlight-start\n', (text) => convertCodeMarks('js', text.split('\n'))],
  ['brackets behind a language', '[', (text) => convertFences(`\`\`\`js ${text}\n\`\`\`\n`)],
  ['marks of code', '`', (text) => escapeSigns(`a ${text}`)],
  ['blocks of ReadMe without an end', '[block:a]\n', (text) => convertMagicBlocks(text, context), 16_000],
  ['cells without an end', '<td>', joinHtmlTables, 16_000],
  ['lines that no meaning follows', 'a\n', (text) => convertDefinitions(`a\n: b\n\n${text}`), 1000],
  ['blanks in a heading', ' ', (text) => convertBracketIds(`# ${text}`), 1000],
  ['logos of a layout', 'logo=<span ', nameIn, 1000],
  ['terms', 'a\n', (text) => convertDefinitions(`${text}: b\n`)],
  ['links', '[a](/b)\n', (text) => rewriteAddresses(text, 1, () => null)],
])('%s take no time with the square of their length', (_, part, convert, length = 8000) => {
  const texts = (size: number): string => part.repeat(Math.ceil(size / part.length));
  expect(measureGrowth((size) => convert(texts(size)), length)).toBeLessThan(linearGrowth);
});
