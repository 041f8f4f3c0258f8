import { expect, test } from 'vitest';
import { createHighlighter } from '../../../../src/build/highlight/create-highlighter.ts';
import { readJsonLooks, renderJson } from '../../../../src/view/api-reference/json-looks.ts';

const nasty = JSON.stringify(
  {
    'a "key"\n': 'quoted "text", a \\ and a ü, \t \u0007 </script> & more: {"b": 1}',
    '': '',
    numbers: [0, -1, 1.5e-7, 123456789012, 1e21],
    words: [true, false, null, 'true', '12'],
    nested: [[], {}, { a: [{ b: { 'c:d': 'https://e.f/g?h=1#i' } }] }],
  },
  null,
  2,
);

test.each([
  ['github-light', 'github-dark'],
  ['github-light-default', 'dark-plus'],
  ['vitesse-light', 'vitesse-dark'],
  ['min-light', 'nord'],
  ['catppuccin-latte', 'dracula'],
  ['one-light', 'one-dark-pro'],
])('colours JSON as the highlighter does in %s and %s, or not at all', async (light, dark) => {
  const { highlight } = await createHighlighter({ themes: { light, dark, customLanguages: [] } });
  const looks = readJsonLooks((code) => highlight(code, 'json'));
  if (looks !== null) expect(visible(renderJson(nasty, looks))).toEqual(visible(highlight(nasty, 'json')));
  if (light.startsWith('github')) expect(looks).not.toBeNull();
});

/** Each visible character with its class: white space has no colour. */
function visible(html: string): string[] {
  const pieces = [...html.matchAll(/<span class="([^"]+)">([^<]*)<\/span>|([^<]+)/g)];
  return pieces.flatMap(([, name = '', inner, outer]) =>
    [...(inner ?? outer!).replace(/\s/g, '')].map((character) => `${character} ${name}`),
  );
}
