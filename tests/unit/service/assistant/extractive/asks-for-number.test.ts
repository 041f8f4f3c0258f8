import { expect, test } from 'vitest';
import { asksForNumber, findQuantity } from '../../../../../src/service/assistant/extractive/asks-for-number.ts';

test.each([
  'How many seats does it have?',
  'Which Ruby version do I need?',
  'what port does it listen on',
  'Wie lange gilt der Link?',
  'Combien de membres ?',
  '¿Cuántos usuarios?',
  'Сколько это стоит?',
  'What is the longest answer?',
  'What is the default timeout of a request?',
  "What's the maximum number of seats?",
  'How wide is the sidebar?',
  'Wie lang darf ein Titel sein?',
  'Welche Grenze gilt für Anfragen?',
  '最多可以有多少个用户？',
  'タイムアウトは何秒ですか',
  '최대 몇 명인가요?',
])('%s: asks for a number', (question) => {
  expect(asksForNumber(question)).toBe(true);
});

test.each([
  'How do I install it?',
  'Show much more',
  'Which database should I choose?',
  'Mobile apps',
  'What is the default theme?',
  'Wie langsam ist das?',
])('%s: does not', (question) => {
  expect(asksForNumber(question)).toBe(false);
});

test('what a number is of is no part of what says that one is wanted', () => {
  expect(findQuantity('How long does it last?')).toEqual({ start: 0, end: 8 });
  expect(findQuantity('What is the size limit of a fax?')).toBeNull();
});
