import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Answer } from '../../../../src/browser/assistant-panel/Answer.tsx';

test('headings of an answer stand below that of the panel, and take no id that a part of the page has', () => {
  const html = renderToStaticMarkup(<Answer text={'# One\n\n## Feedback form\n\n###### Six'} isStreaming={false} />);
  expect(html).toContain('<h3>One</h3><h4>Feedback form</h4><h6>Six</h6>');
});
