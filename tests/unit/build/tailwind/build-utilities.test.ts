import { describe, expect, test } from 'vitest';
import { buildUtilities } from '../../../../src/build/tailwind/build-utilities.ts';

const colors = { primary: '#0a0b0c', light: '#1a1b1c', dark: '#2a2b2c', background: { light: null, dark: '#111' } };

/** The declarations of one class, on one line. */
async function rule(name: string): Promise<string> {
  const css = await buildUtilities([name], colors);
  const after = css.slice(css.indexOf('\n}\n', css.indexOf('@layer utilities')) + 2);
  return after.split('\n@property')[0]!.replace(/\s+/g, ' ').trim();
}

describe('utilities have the meaning of version 3', () => {
  test.each([
    ['text-gray-500', '.text-gray-500 { color: #6b7280; }'],
    ['p-4', '.p-4 { padding: calc(0.25rem * 4); }'],
    ['rounded-sm', '.rounded-sm { border-radius: 0.125rem; }'],
    ['rounded', '.rounded { border-radius: 0.25rem; }'],
    ['blur-sm', /blur\(4px\)/],
    ['shadow-sm', /0 1px 2px 0 var\(--tw-shadow-color, rgb\(0 0 0 \/ 0\.05\)\)/],
    ['ring', /calc\(3px .* rgb\(59 130 246 \/ 0\.5\)/],
    ['flex-shrink-0', '.flex-shrink-0 { flex-shrink: 0; }'],
    ['bg-gradient-to-r', /linear-gradient/],
    ['max-w-screen-lg', '.max-w-screen-lg { max-width: 1024px; }'],
    ['!mt-2', /margin-top: calc\(0\.25rem \* 2\) !important/],
    ['bg-[--brand]', /background-color: var\(--brand\)/],
    ['w-[37px]', /width: 37px/],
    ['dark:hidden', '.dark\\:hidden:where(.dark, .dark *) { display: none; }'],
    ['md:grid-cols-2', /@media \(width >= 768px\)/],
    ['hover:underline', /:hover \{ text-decoration-line: underline; \}/],
    ['text-primary', '.text-primary { color: #0a0b0c; }'],
    ['dark:text-primary-light', /color: #1a1b1c/],
    ['bg-background-dark', /background-color: #111/],
    ['ease-in-out', /cubic-bezier\(0\.4, 0, 0\.2, 1\)/],
    ['animate-pulse', /pulse 2s cubic-bezier\(0\.4, 0, 0\.6, 1\) infinite/],
    ['text-sm', /font-size: 0\.875rem; line-height: var\(--tw-leading, 1\.25rem\)/],
  ])('%s', async (name, expected) => {
    if (typeof expected === 'string') expect(await rule(name)).toBe(expected);
    else expect(await rule(name)).toMatch(expected);
  });
});

test('children are set apart as in version 3', async () => {
  const css = await buildUtilities(['space-y-4', 'divide-x', 'bg-gradient-to-r'], colors);
  expect(css).toContain(':where(.space-y-4 > :not([hidden]) ~ :not([hidden]))');
  expect(css).toMatch(/margin-block-start: calc\(calc\(0\.25rem \* 4\) \* calc\(1 - var\(--tw-space-y-reverse\)\)\)/);
  expect(css).toMatch(/border-inline-start-width: calc\(1px \* calc\(1 - var\(--tw-divide-x-reverse\)\)\)/);
  expect(css).not.toContain('oklab');
});

test('an opacity beside a colour', async () => {
  const css = await buildUtilities(['bg-blue-500', 'bg-opacity-50', 'text-red-500'], colors);
  expect(css).toContain('background-color: color-mix(in srgb, #3b82f6 var(--tw-bg-opacity), transparent)');
  expect(css).toContain('--tw-bg-opacity: calc(50 * 1%)');
  expect(css).toContain('color: #ef4444');
});

test('words that are no utility give nothing', async () => {
  expect(await buildUtilities(['card', 'p4', 'foo-bar', '__proto__', 'w-[', '[x]', 'bg-[url(x);}]'], colors)).toBe('');
});

test('the text depends on the set alone, resets nothing and declares no variables', async () => {
  const names = ['p-4', 'flex', 'border', 'dark:p-2', 'text-red-500'];
  const css = await buildUtilities(names, colors);
  expect(await buildUtilities([...names].reverse(), colors)).toBe(css);
  expect(css).not.toContain(':root');
  expect(css).not.toMatch(/--color-|--spacing/);
});

describe('the prefix `mint-`', () => {
  test.each([
    ['mint-p-4', '.mint-p-4 { padding: calc(0.25rem * 4); }'],
    ['-mint-mt-2', '.-mint-mt-2 { margin-top: calc(0.25rem * -2); }'],
    ['!mint-p-2', '.\\!mint-p-2 { padding: calc(0.25rem * 2) !important; }'],
    ['dark:mint-hidden', '.dark\\:mint-hidden:where(.dark, .dark *) { display: none; }'],
    ['mint-w-[37px]', '.mint-w-\\[37px\\] { width: 37px; }'],
    ['2xl:mint-p-4', /\.\\32 xl\\:mint-p-4 \{/],
  ])('%s', async (name, expected) => {
    if (typeof expected === 'string') expect(await rule(name)).toBe(expected);
    else expect(await rule(name)).toMatch(expected);
  });

  test('a class with and without it, and what is marked with it', async () => {
    const css = await buildUtilities(['p-4', 'mint-p-4', 'mint-group', 'group-hover:mint-flex', 'mint-border'], colors);
    expect(css).toContain(':is(.p-4, .mint-p-4) {');
    expect(css).toContain(':where(.mint-group):hover .group-hover\\:mint-flex');
    expect(css).toContain("[class*='mint-border']");
  });

  test('is nothing before a word that is no utility', async () => {
    expect(await buildUtilities(['mint-card', 'mint-'], colors)).toBe('');
    expect(await buildUtilities(['p-4'], colors)).not.toContain('mint');
  });
});

test('an unset border colour is light grey', async () => {
  expect(await buildUtilities(['border'], colors)).toContain("[class*=' border']");
});

test('a large set takes little time', async () => {
  const names = ['p', 'm', 'mt', 'w', 'h', 'gap', 'inset', 'top'].flatMap((kind) =>
    Array.from({ length: 250 }, (_, size) => `${kind}-${size}`),
  );
  const start = performance.now();
  expect(await buildUtilities(names, colors)).toContain('.gap-249');
  expect(performance.now() - start).toBeLessThan(4_000);
});

// CSS Syntax 3, sections 4.3.2 and 4.3.5: neither ends where the rule does.
test.each([
  'w-[/*]',
  '[color:red/*]',
  '[&_/*]:flex',
  'supports-[/*]:flex',
  "content-['a]",
  "content-['\\']",
  '@[/*]:flex',
])('a comment or a string that %s opens takes nothing from other rules', async (name) => {
  expect(await buildUtilities([name], colors)).toBe('');
});

test('strings may hold quotes of the other kind and what would open a comment', async () => {
  const css = await buildUtilities(["before:content-['/*']", "after:content-['\\'']", 'content-["it\'s"]'], colors);
  expect(css).toContain(`--tw-content: '/*'`);
  expect(css).toContain(`--tw-content: '\\''`);
  expect(css).toContain(`--tw-content: "it's"`);
});
