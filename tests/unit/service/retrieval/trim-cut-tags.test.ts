import { expect, test } from 'vitest';
import { trimCutTags } from '../../../../src/service/retrieval/trim-cut-tags.ts';

test('what is left of components at the ends of a passage goes', () => {
  expect(trimCutTags('</Steps>\n\n  </Tab>\nOne <b>word</b>.\n\n<CardGroup cols={2}>\n  <Card>\n')).toBe(
    'One <b>word</b>.',
  );
  expect(trimCutTags('Text.\n\n<Steps>\n')).toBe('Text.');
  expect(trimCutTags('<Steps>\n')).toBe('');
  expect(trimCutTags('</Steps>\n')).toBe('');
});

test('whole components, single tags and code stay', () => {
  for (const whole of [
    '<Note>\n  Text.\n</Note>',
    'See\n\n<Diagram name="x" />',
    '```jsx\n</Steps>\n<Steps>\n```',
    'No tags.',
  ])
    expect(trimCutTags(whole)).toBe(whole);
});
