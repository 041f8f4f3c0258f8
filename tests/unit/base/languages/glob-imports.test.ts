import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { expandGlobs } from '../../../../scripts/glob-imports.ts';

const path = join(resolve(import.meta.dirname), 'a.ts');
const base = '../../../../src/base/languages/texts';

test('an eager glob becomes imports and a record', () => {
  const source = `const files = import.meta.glob<Texts['shell']>('./d?.ts', { base: '${base}', import: 'shell', eager: true });`;
  expect(expandGlobs(source, path)).toBe(
    `import { shell as glob0 } from "./${base}/da.ts";import { shell as glob1 } from "./${base}/de.ts";` +
      'const files = { "./da.ts": glob0, "./de.ts": glob1 };',
  );
});

test('the keys of a glob become a list', () => {
  expect(expandGlobs(`Object.keys(import.meta.glob('./d?.ts', { base: '${base}' }))`, path)).toBe(
    '["./da.ts","./de.ts"]',
  );
});

test.each([
  `import.meta.glob('./*.ts')`,
  `import.meta.glob('./*.ts', { base: '${base}', import: 'shell' })`,
  `import.meta.glob(['./*.ts'], { import: 'shell', eager: true })`,
])('any other form is an error: %s', (source) => {
  expect(() => expandGlobs(source, path)).toThrow(path);
});
