import { expect, test } from 'vitest';
import { nameService } from '../../../../../src/service/server/files/name-service.ts';

const name = (html: string, base = ''): string =>
  new TextDecoder().decode(nameService(new TextEncoder().encode(html), base));

test('a page learns which service hands it out', () => {
  expect(name('<!DOCTYPE html><html lang="en"><body>ä</body></html>')).toBe(
    '<!DOCTYPE html><html data-service="" lang="en"><body>ä</body></html>',
  );
  expect(name('<html><p>', '/docs')).toBe('<html data-service="/docs"><p>');
});

test('a page that names a service keeps it', () => {
  const html = '<!DOCTYPE html><html lang="en" data-service="https://api.example.com"><body>';
  expect(name(html)).toBe(html);
});

test.each(['', 'plain', '<html', `${' '.repeat(500)}<html lang="en">`])(
  'what is no page stays as it is: %s',
  (text) => {
    expect(name(text)).toBe(text);
  },
);

test('one that its build has named without an address, as for members at the root of a host, is not named twice', () => {
  for (const html of ['<html lang="en" data-service data-shell="x"><body>', '<html data-service><body>'])
    expect(name(html, '')).toBe(html);
});
