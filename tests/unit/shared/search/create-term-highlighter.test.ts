import { expect, test } from 'vitest';
import { createAnalyser } from '../../../../src/shared/search/analyser.ts';
import { pickRules } from '../../../../src/shared/search/analysers/all-rules.ts';
import { createTermHighlighter } from '../../../../src/shared/search/create-term-highlighter.ts';
import type { TextPiece } from '../../../../src/shared/search/search-results.ts';

const highlighter = createTermHighlighter({
  analyser: createAnalyser(pickRules('en')),
  terms: new Set(['deploy', 'site', 'createuser']),
  begun: 'rot',
});
const show = (pieces: TextPiece[]): string => pieces.map(({ text, match }) => (match ? `«${text}»` : text)).join('');

test('inflections, identifiers and the word being typed are marked', () => {
  expect(show(highlighter.highlight('Deploying sites: createUser rotates.'))).toBe(
    '«Deploying» «sites»: «createUser» «rotates».',
  );
});

test('a text without a match stays one piece', () => {
  expect(highlighter.highlight('Nothing here')).toEqual([{ text: 'Nothing here', match: false }]);
  expect(highlighter.highlight('')).toEqual([]);
});

test('a quotation shows the passage with the most different words', () => {
  const text = `${'Filler words stand here. '.repeat(12)}A site once. ${'More filler words. '.repeat(12)}To deploy your site, press the button. ${'And the end. '.repeat(12)}`;
  const quoted = show(highlighter.quote(text, 120));
  expect(quoted).toContain('To «deploy» your «site», press');
  expect(quoted.startsWith('… ')).toBe(true);
  expect(quoted.endsWith(' …')).toBe(true);
  expect(quoted.length).toBeLessThan(140);
});

test('of a clause written without spaces the matching pairs are marked', () => {
  const chinese = createTermHighlighter({
    analyser: createAnalyser(pickRules('zh')),
    terms: new Set(['域名', '定义', '自定']),
    begun: '',
  });
  expect(show(chinese.highlight('把网站放在自定义域名下，不用域名。域名'))).toBe(
    '把网站放在«自定义域名»下，不用«域名»。«域名»',
  );
});

test('a quotation in wide characters is half as long', () => {
  const chinese = createTermHighlighter({
    analyser: createAnalyser(pickRules('zh')),
    terms: new Set(['域名']),
    begun: '',
  });
  const quoted = show(
    chinese.quote(
      `${'这里说的是别的事情。'.repeat(20)}在设置里添加域名，然后保存。${'后面还有更多的内容。'.repeat(20)}`,
      120,
    ),
  );
  expect(quoted).toContain('«域名»');
  expect(quoted.length).toBeLessThan(70);
  expect(quoted.indexOf('«')).toBeLessThan(30);
});

test('marks are text, whatever the text holds', () => {
  expect(highlighter.highlight('<img src=x> deploy')).toEqual([
    { text: '<img src=x> ', match: false },
    { text: 'deploy', match: true },
  ]);
});

test('a quotation holds its match where the only space stands before it', () => {
  const chinese = createTermHighlighter({
    analyser: createAnalyser(pickRules('zh')),
    terms: new Set(['域名']),
    begun: '',
  });
  const text = `API 可以添加域名，${'后面还有更多的内容。'.repeat(20)}`;
  expect(show(chinese.quote(text, 120))).toMatch(/^API 可以添加«域名»，后面.{30,60} …$/);
});

test('a quotation holds its match where the next space stands behind it', () => {
  const chinese = createTermHighlighter({
    analyser: createAnalyser(pickRules('zh')),
    terms: new Set(['域名']),
    begun: '',
  });
  const text = `${'前面还有更多的内容。'.repeat(20)}可以添加域名，说明 API ${'后面还有更多的内容。'.repeat(20)}`;
  expect(show(chinese.quote(text, 150))).toMatch(/^… .{18}«域名»，说明 API .+ …$/);
});

test('a quotation begins with no half of a character', () => {
  for (const before of ['', 'x']) {
    const text = `${before}${'🎉'.repeat(100)}deploy ${'🎉'.repeat(100)}`;
    expect(show(highlighter.quote(text, 150))).toMatch(/^… (?:🎉)+«deploy» (?:🎉)+ …$/u);
  }
});
