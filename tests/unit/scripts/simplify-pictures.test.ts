import { expect, test } from 'vitest';
import { simplifyPicture } from '../../../scripts/compile/simplify-pictures.ts';

const picture = (frame: string, path: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${frame}"><path d="${path}"/></svg>`;

test('a picture with a large frame is drawn with whole numbers', async () => {
  const simple = await simplifyPicture(picture('0 0 512 512', 'M10.2 10.4L500.3 10.1L500.1 490.7L10.4 490.2z'));
  expect(simple).toMatch(/^<svg [^>]*viewBox="0 0 512 512"><path d="[^.]+"\/><\/svg>$/);
});

test.each([
  ['its frame is small', picture('0 0 24 24', 'M1.2 1.4L20.3 1.1L20.1 22.7z')],
  ['it would look different', picture('0 0 4 512" preserveAspectRatio="none', 'M1.4 0H2.6V512H1.4z')],
])('a picture stays as it is when %s', async (_, text) => {
  expect(await simplifyPicture(text)).toBe(text);
});
