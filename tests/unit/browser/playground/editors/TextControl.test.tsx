import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TextControl } from '../../../../../src/browser/playground/editors/TextControl.tsx';

const show = (props: Omit<Parameters<typeof TextControl>[0], 'id' | 'onChange'>): string =>
  renderToStaticMarkup(<TextControl id="a" onChange={() => undefined} {...props} />);

test('a password stays hidden, however long it is', () => {
  expect(show({ schema: { format: 'password' }, value: 'x'.repeat(200) })).toContain('type="password"');
});

test('a long text that is no number is told of like a short one', () => {
  for (const value of ['x', 'x'.repeat(200)]) {
    const html = show({ schema: {}, value, numeric: true, isRefused: true });
    expect(html).toContain('aria-invalid="true"');
    expect(html).toMatch(/inputmode="decimal"/i);
  }
});
