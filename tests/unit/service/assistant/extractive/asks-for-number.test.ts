import { expect, test } from 'vitest';
import { asksForNumber } from '../../../../../src/service/assistant/extractive/asks-for-number.ts';

test.each([
  'How many seats does it have?',
  'Which Ruby version do I need?',
  'what port does it listen on',
  'Wie lange gilt der Link?',
  'Combien de membres ?',
  '¿Cuántos usuarios?',
  'Сколько это стоит?',
])('%s: asks for a number', (question) => {
  expect(asksForNumber(question)).toBe(true);
});

test.each(['How do I install it?', 'Show much more', 'Which database should I choose?', 'Mobile apps'])(
  '%s: does not',
  (question) => {
    expect(asksForNumber(question)).toBe(false);
  },
);
