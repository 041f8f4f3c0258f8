import { expect, test } from 'vitest';
import { createRepeatShortener } from '../../../../src/build/outputs/create-repeat-shortener.ts';
import { getApiTexts } from '../../../../src/read/openapi/get-api-texts.ts';

const at = (source: string, language = 'en') => ({ source, words: getApiTexts(language) });

const about = 'A sentence that says at length what this part of an answer holds and who may see it at all.';
const inside = ['id', 'login', 'url', 'plan'].map((name) => `  - \`${name}\` (string): ${about}`).join('\n');
const deeper = inside.replace(/^/gm, '  ');
const example = `\`\`\`json\n{\n  "about": "${about.repeat(4)}"\n}\n\`\`\``;

test('what a field holds is told once, under the name that it has there', () => {
  const shorten = createRepeatShortener();
  const first = `## Response\n\n- \`owner\` (object): The owner.\n  Format: \`x\`\n${inside}\n- \`size\` (integer)`;
  expect(shorten(first, at('https://x/one'))).toBe(first);
  expect(shorten(`- \`sender\` (object)\n${inside}\n- \`more\` (string)`, at('https://x/two'))).toBe(
    '- `sender` (object)\n  As in `owner` (https://x/one).\n- `more` (string)',
  );
});

test('whole lists and examples are told once, and text around them as often as it stands', () => {
  const shorten = createRepeatShortener();
  const page = `${about} ${about} ${about} ${about}\n\n- \`owner\` (object)\n${inside}\n\nExample:\n\n${example}\n\nEnd`;
  expect(shorten(page, at('/one'))).toBe(page);
  expect(shorten(page, at('/two'))).toBe(
    `${about} ${about} ${about} ${about}\n\nAs in /one.\n\nExample:\n\nAs in /one.\n\nEnd`,
  );
});

test('alternatives are part of what a field holds; the same at another depth is told again', () => {
  const shorten = createRepeatShortener();
  const choice = `- \`rule\` (object)\n  One of:\n  - **First**: Text\n${deeper}\n- \`next\` (string)`;
  expect(shorten(choice, at('/one'))).toBe(choice);
  expect(shorten(choice.replace('next', 'last'), at('/two'))).toBe(
    '- `rule` (object)\n  As in `rule` (/one).\n- `last` (string)',
  );
  const other = `- \`owner\` (object)\n${inside}`;
  expect(shorten(other, at('/three'))).toBe(other);
});

test('short lists, open fences and lists of prose stay', () => {
  const shorten = createRepeatShortener();
  for (const text of ['- `a` (string)\n  - `b` (string)', `\`\`\`json\n${about.repeat(5)}`, `- ${about.repeat(5)}`])
    for (const source of ['/one', '/two']) expect(shorten(text, at(source))).toBe(text);
});

test('a page in another language says so in its own words', () => {
  const shorten = createRepeatShortener();
  const choice = `- \`rule\` (object)\n  Eines von:\n  - **First**: Text\n${deeper}`;
  expect(shorten(choice, at('/one', 'de'))).toBe(choice);
  expect(shorten(choice, at('/two', 'de'))).toBe('Wie bei /one.');
  expect(shorten(`${choice}\n- \`last\` (string)`, at('/three', 'de'))).toBe(
    '- `rule` (object)\n  Wie bei `rule` (/one).\n- `last` (string)',
  );
});
