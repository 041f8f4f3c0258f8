import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { assistant } from '../../../../src/base/languages/texts/en.ts';
import type { Message } from '../../../../src/browser/assistant-panel/conversation.ts';
import { Sources } from '../../../../src/browser/assistant-panel/Sources.tsx';

function show(text: string): string {
  const source = (url: string, title: string) => ({ type: 'source-url' as const, sourceId: url, url, title });
  const parts = [
    { type: 'text' as const, text },
    source('https://docs.test/fonts', 'Fonts'),
    source('https://docs.test/all', 'All settings'),
  ];
  return renderToStaticMarkup(<Sources message={{ id: 'm', role: 'assistant', parts } as Message} texts={assistant} />);
}

test('pages that are cited by number are listed with it, those linked by name are not', () => {
  (globalThis as { location?: unknown }).location ??= { href: 'https://docs.test/' };
  const html = show('In `fonts` [1](<https://docs.test/fonts>). See [All settings](<https://docs.test/all>).');
  expect(html).toContain('<span class="assistant-citation">1</span><a href="https://docs.test/fonts">Fonts</a>');
  expect(html).not.toContain('All settings');
  expect(show('It is so.')).not.toContain('assistant-citation');
});
