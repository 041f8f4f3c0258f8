import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { Answer } from '../../../../src/browser/assistant-panel/Answer.tsx';

test('headings of an answer stand below that of the panel, and take no id that a part of the page has', () => {
  const html = renderToStaticMarkup(<Answer text={'# One\n\n## Feedback form\n\n###### Six'} isStreaming={false} />);
  expect(html).toContain('<h3>One</h3><h4>Feedback form</h4><h6>Six</h6>');
});

test('notes of an answer have ids that those of another one do not, and their numbers lead to them', () => {
  vi.stubGlobal('location', new URL('https://docs.example.com/a'));
  const text = 'Yes[^1], and no[^two].\n\n[^1]: One **note**.\n[^two]: Another.';
  const html = renderToStaticMarkup(
    <>
      <Answer text={text} isStreaming={false} />
      <Answer text={text} isStreaming={false} />
    </>,
  );
  const ids = [...html.matchAll(/<div id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(4);
  expect([...html.matchAll(/<a href="#([^"]+)"/g)].map(([, id]) => id)).toEqual(ids);
});
