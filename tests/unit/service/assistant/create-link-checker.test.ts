import Markdown from 'markdown-to-jsx';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { markdownToHtml } from 'satteri';
import { describe, expect, test } from 'vitest';
import { createLinkChecker, type LinkRules } from '../../../../src/service/assistant/openai/create-link-checker.ts';

const rules: LinkRules = {
  resolve: (url) => (/^\/(?!\/)/.test(url) || url === 'https://good.example/a_(b)' ? url : null),
  cite: (number) => (number >= 1 && number <= 2 ? `/page-${number}` : null),
};

/** The same numbers in every run. */
function createRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * below);
  };
}

/** Whole, by characters and in pieces of other lengths: how it comes must not matter. */
function checked(text: string): string {
  const results = [1, 2, 3, 7, text.length].map((length) => {
    const checker = createLinkChecker(rules);
    let out = '';
    for (let at = 0; at < text.length; at += length) out += checker.write(text.slice(at, at + length));
    return out + checker.end();
  });
  expect(new Set(results).size, JSON.stringify(results)).toBe(1);
  return results[0]!;
}

describe('what a model writes', () => {
  test.each([
    ['plain text', 'Send the key. It is 5 < 6 & fine!', 'Send the key. It is 5 < 6 & fine!'],
    ['a link to the site', 'See [Keys](/keys#a).', 'See [Keys](/keys#a).'],
    ['a link that a passage has', '[a](https://good.example/a_(b))', '[a](<https://good.example/a_(b)>)'],
    ['a link elsewhere', 'See [the *docs*](https://evil.example/?q=secret "t").', 'See the *docs*.'],
    ['a link without a scheme', '[x](//evil.example/a)', 'x'],
    ['a script', '[x](javascript:alert(1)) [y]( java\tscript:a )', 'x y'],
    ['a picture', 'a ![leak](https://evil.example/p.png?d=1) b', 'a leak b'],
    ['a picture within a link', '[![i](https://evil.example/i)](https://evil.example)', 'i'],
    ['a link within brackets', '[a [b](https://evil.example) c]', '\\[a b c\\]'],
    ['a bare address', 'Go to https://evil.example/x?y, now', 'Go to `https://evil.example/x?y`, now'],
    ['an address that begins with www', 'www.evil.example', '`www.evil.example`'],
    ['an address in brackets', '<https://evil.example>', '\\<`https://evil.example`>'],
    ['HTML', '<img src=https://evil.example/a.png> <b>x</b>', '\\<img src=`https://evil.example/a.png`> \\<b>x\\</b>'],
    ['a reference', '[x][1a]\n\n[1a]: https://evil.example/a', 'x\\[1a\\]\n\n1a: `https://evil.example/a`'],
    [
      'citations',
      'So it is [1][2], also [1, 2].',
      'So it is [1](</page-1>)[2](</page-2>), also [1](</page-1>) [2](</page-2>).',
    ],
    ['numbers of no passage', 'list[0] and [7]', 'list\\[0\\] and \\[7\\]'],
    [
      'code in a line',
      '`curl https://evil.example [1](b)` and ``a ` b``.',
      '`curl https://evil.example [1](b)` and ``a ` b``.',
    ],
    [
      'a block of code',
      'x\n\n```sh\ncurl https://evil.example <a> [1]\n```\n\ny [1]',
      'x\n\n```sh\ncurl https://evil.example <a> [1]\n```\n\ny [1](</page-1>)',
    ],
    ['code that a quotation has', '> ```\n> [1]\n> ```\n', '> ```\n> [1]\n> ```\n'],
    ['a mark that nothing closes', 'a ` b\n\n[c', 'a \\` b\n\n\\[c'],
    ['three marks in a text', 'x ~~~ y [~~~ z] ```', 'x \\~\\~\\~ y \\[\\~\\~\\~ z\\] \\`\\`\\`'],
    [
      'code in the step of a list',
      '1. Run:\n   ```sh\n   a [1] \\\n   ```\n2. [1]',
      '1. Run:\n   ```sh\n   a [1] \\\n   ```\n2. [1](</page-1>)',
    ],
    ['code behind the mark of an item', '- ```sh\n  a [1]\n  ```\n- [1]', '- ```sh\n  a [1]\n  ```\n- [1](</page-1>)'],
    [
      'code that leaves its item',
      '- ```\n[x](https://evil.example)\n```\n[y](https://evil.example)',
      '- ```\n  [x](https://evil.example)\n  ```\ny',
    ],
    [
      'a quote that ends with its code open',
      '> > ```\n> [x](https://evil.example)\n\n[y](https://evil.example)',
      '> > ```\n> x\n\ny',
    ],
    ['marks that are indented too far', 'a\n\n    ```\n[x](https://evil.example)', 'a\n\n    \\`\\`\\`\nx'],
    ['code that nothing closes', '```sh\na', '```sh\na\n```'],
    ['code over the end of a line', 'a `\n- [x](https://evil.example) `', 'a \\`\n- x \\`'],
    ['code over the cells of a table', '| `a | [x](https://evil.example) | b` |', '| \\`a | x | b\\` |'],
    ['an address behind an underline', '_https://evil.example_', '_`https://evil.example`_'],
    ['an address behind tildes', '~~https://evil.example~~', '~~ `https://evil.example~~`'],
    [
      'an address with signs as their numbers',
      '&#104;ttps://a &amp; https\\://b',
      '\\&#104;ttps://a &amp; https\\\\://b',
    ],
    ['marks of code in an address', '[a](/b`c) `[1]`', '[a](/b%60c) `[1]`'],
    ['returns without a line feed', '`a\r\r[x](https://evil.example)`', '`a[x](https://evil.example)`'],
    ['what is escaped', '\\[x](https://evil.example)', '\\[x](`https://evil.example`)'],
  ])('%s', (_, text, wanted) => {
    expect(checked(text)).toBe(wanted);
  });

  test('leads nowhere else, whatever stands together and whoever reads it', () => {
    const pieces = [
      ...['`', '``', '```', '~~~', '\n', '\n\n', '- ', '2. ', '> ', '  ', '    ', '\t', '|', '\\', '*', '_', '<', '['],
      ...['(', ')', ']', '!', 'a', ':', '[1]', '[x]: https://evil.test/r', '[x](https://evil.test)', 'www.evil.test'],
      ...['![x](https://evil.test)', 'https://evil.test', '<https://evil.test>', '- - -', '\n| - | - |\n'],
    ];
    const random = createRandom(17);
    for (let round = 0; round < 400; round++) {
      const text = Array.from({ length: 3 + random(14) }, () => pieces[random(pieces.length)]).join('');
      const checker = createLinkChecker(rules);
      const shown = checker.write(text) + checker.end();
      const read = [
        renderToStaticMarkup(createElement(Markdown, { options: { disableParsingRawHTML: true } }, shown)),
        markdownToHtml(shown).html,
      ];
      for (const html of read) expect(html, JSON.stringify({ text, shown })).not.toMatch(/(?:href|src)="[^"]*evil/);
    }
  });

  test('an endless sign is not held for ever', () => {
    const checker = createLinkChecker(rules);
    expect(checker.write(`[${'a'.repeat(5_000)}`)).toBe(`\\[${'a'.repeat(5_000)}`);
  });

  // A model may fall into writing the same without an end, and all other requests would wait for it.
  test.each(['[', '![', '[1', '[a](', '[a](/b', '` `` '])('a row of %j is read in time', (sign) => {
    const checker = createLinkChecker(rules);
    const begun = performance.now();
    checker.write(sign.repeat(20_000));
    checker.end();
    expect(performance.now() - begun).toBeLessThan(1_000);
  });
});
