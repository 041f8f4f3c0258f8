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

test('a passage of a component stands at the margin, so that its fences are closed', () => {
  const step = '    ```bash\n    npx docwright dev\n    ```\n\n    Then look:\n      - here\n  </Step>';
  expect(trimCutTags(step)).toBe('```bash\nnpx docwright dev\n```\n\nThen look:\n  - here');
  expect(trimCutTags('\n  Text.\n\n  </Tab>\n</Tabs>\n')).toBe('Text.');
  expect(trimCutTags('  <Note>\n    Text.\n  </Note>\n</Tab>')).toBe('<Note>\n  Text.\n</Note>');
});

test('ends without number are taken away in time that grows with the text', () => {
  const ends = '</Step>\n'.repeat(40_000);
  const started = performance.now();
  expect(trimCutTags(`Words.\n${ends}`)).toBe('Words.');
  expect(performance.now() - started).toBeLessThan(2000);
});
