import Markdown from 'markdown-to-jsx';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { markdownLink } from '../../../../src/service/assistant/markdown-link.ts';

test.each(['__init__ and **kwargs', 'Promise<T>', '<img src=x onerror=alert(1)>', 'a `tick', 'list[0] \\ {x}'])(
  'a title is shown as it is: %s',
  (title) => {
    const html = renderToStaticMarkup(createElement(Markdown, null, markdownLink(title, '/a b')));
    const shown = title.replace(/[<>]/g, (sign) => (sign === '<' ? '&lt;' : '&gt;'));
    expect(html).toContain(`<a href="/a%20b">${shown}</a>`);
  },
);
