import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TermList } from '../../../../src/view/api-reference/TermList.tsx';

test('terms of which nothing is said have the whole width', () => {
  const terms = ['a', 'b'].map((name) => ({ term: <code>{name}</code>, description: '' }));
  expect(renderToStaticMarkup(<TermList terms={terms} />)).toBe('<p><code>a</code><br/><code>b</code></p>');
});
