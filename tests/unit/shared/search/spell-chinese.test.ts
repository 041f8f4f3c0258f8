import { expect, test } from 'vitest';
import { createChineseSounds } from '../../../../src/shared/search/analysers/chinese-sounds.ts';
import { createChineseSpeller } from '../../../../src/shared/search/analysers/create-chinese-speller.ts';
import { decodeWords, encodeWords } from '../../../../src/shared/search/words-file.ts';
import { makeSection } from './make-section.ts';
import { openBuilt } from './open-built.ts';

const counts: [string, number][] = [
  ['部署', 40],
  ['不熟', 1],
  ['重定', 9],
  ['定向', 9],
  ['自定', 20],
  ['定义', 20],
  ['域名', 30],
  ['托管', 8],
  ['自托', 8],
  ['字体', 6],
  ['自提', 2],
  ['西安', 5],
  ['导航', 12],
  ['deploy', 3],
];
const known = decodeWords(encodeWords(new Map(counts), { pairs: true }));
const spell = createChineseSpeller();

test.each([
  ['重', ['zhong', 'chong']],
  ['旅', ['lu']],
  ['啊', ['a']],
  ['座', ['zuo']],
  ['行', ['xing', 'hang']],
  ['域', ['yu']],
  ['x', []],
  ['蔵', []],
])('%s sounds like %j', (character, readings) => {
  expect(createChineseSounds().readingsOf(character)).toEqual(readings);
});

test.each([
  ['布署', ['部署']],
  ['虫定', ['重定']],
  ['拖管', ['托管']],
  ['玉鸣', ['域名']],
  ['chongdingxiang', ['重定', '定向']],
  ['zidingyiyuming', ['自定', '定义', '域名']],
  ['xian', ['西安']],
  ['daohang', ['导航']],
])('%s is meant as %j', (typed, words) => {
  expect(spell(typed, known, false)?.words).toEqual(words);
});

test('the more frequent of two that sound alike is meant, and the one that shares a character before it', () => {
  expect(spell('ziti', known, false)?.words).toEqual(['字体']);
  expect(spell('自题', known, false)?.words).toEqual(['自提']);
});

test('the last syllable may be unfinished while it is typed', () => {
  expect(spell('chongdingx', known, true)?.text).toBe('重定');
  expect(spell('chongdingx', known, false)).toBeNull();
});

test.each(['deploi', 'docusarus', 'qqqq', '', 'a', '哦哦', 'zi', 'a'.repeat(30), 'xi'.repeat(15)])(
  '%s is left to the nearest words',
  (typed) => {
    expect(spell(typed, known, true)).toBeNull();
  },
);

test('a page is found by what sounds like its title, and the reader is told', async () => {
  const search = await openBuilt([
    makeSection({ route: '/zh/host', language: 'zh', title: '自托管', text: '在自己的服务器上运行整个网站。' }),
    makeSection({
      route: '/zh/redirects',
      language: 'zh',
      title: '重定向',
      text: '把旧的网址转到新的网址，读者不会迷路。',
    }),
  ]);
  for (const [query, route, to] of [
    ['自拖管', '/zh/host', '自托管'],
    ['chongdingxiang', '/zh/redirects', '重定向'],
  ]) {
    const { pages, corrections } = await search.search({ query: query! });
    expect(pages[0]?.route).toBe(route);
    expect(corrections).toEqual([{ from: query, to }]);
  }
  expect((await search.search({ query: '網址' })).pages[0]?.route).toBe('/zh/redirects');
});
