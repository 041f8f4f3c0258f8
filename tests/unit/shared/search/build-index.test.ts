import { expect, test } from 'vitest';
import { createAnalyser } from '../../../../src/shared/search/analyser.ts';
import { pickRules } from '../../../../src/shared/search/analysers/all-rules.ts';
import { buildSearchFiles } from '../../../../src/shared/search/build-search-files.ts';
import { createByteReader } from '../../../../src/shared/search/byte-reader.ts';
import { createByteWriter } from '../../../../src/shared/search/byte-writer.ts';
import { detectLanguage } from '../../../../src/shared/search/detect-language.ts';
import { fieldTexts } from '../../../../src/shared/search/fields.ts';
import { readFrontCoded, writeFrontCoded } from '../../../../src/shared/search/front-coding.ts';
import { meanLengths } from '../../../../src/shared/search/mean-lengths.ts';
import { mergePostings, type Posting, postingAt } from '../../../../src/shared/search/merge-postings.ts';
import { readPostings } from '../../../../src/shared/search/read-postings.ts';
import type { SearchSection } from '../../../../src/shared/search/search-section.ts';
import { decodeShard, encodeShard } from '../../../../src/shared/search/shard.ts';
import { decodeWords, encodeWords } from '../../../../src/shared/search/words-file.ts';
import { makeSection } from './make-section.ts';

const english = createAnalyser(pickRules('en'));

function findPosting(sections: SearchSection[], term: string): Posting {
  const texts = sections.map(fieldTexts);
  const postings = mergePostings([readPostings(texts, { analyser: english, means: meanLengths(texts) })]);
  return postingAt(postings, postings.terms.indexOf(term));
}

test('words survive front coding, also when they differ within a surrogate pair', () => {
  const words = ['', 'a', 'apple', 'apply', '𝒳', '𝒴', '日本', '日本語'];
  const writer = createByteWriter();
  words.forEach((word, index) => writeFrontCoded(writer, words[index - 1] ?? '', word));
  const reader = createByteReader(writer.finish());
  let before = '';
  expect(words.map(() => (before = readFrontCoded(reader, before)))).toEqual(words);
});

test('terms stand in code-unit order: words, pairs, operations, and ligatures that fold into several words', () => {
  const text = 'Read a path, then a/path and pathways: read-only paths, `read_logs`, Zürich 日本語. Read x2 then x.';
  const keywords = ['GET /read/{id}', 'POST /read/{id}'];
  for (const more of ['', ' ﷺ صلى ظ']) {
    const texts = [fieldTexts(makeSection({ route: '/read-paths', title: 'Paths', text: text + more, keywords }))];
    const terms = readPostings(texts, { analyser: english, means: meanLengths(texts) }).terms.split('\n');
    expect(terms.length).toBeGreaterThan(20);
    expect(terms).toEqual([...new Set(terms)].sort());
  }
});

test('postings survive their shard', () => {
  const postings = [
    { term: 'api', frequency: 3_000, ids: [0, 1, 127, 128, 20_000], impacts: [1, 255, 128, 3, 9] },
    { term: 'apple', frequency: 1, ids: [70_000], impacts: [42] },
  ];
  const decoded = decodeShard(
    encodeShard(
      postings.map((posting) => ({
        ...posting,
        ids: Uint32Array.from(posting.ids),
        impacts: Uint8Array.from(posting.impacts),
      })),
    ),
  );
  expect(
    decoded.map(({ term, frequency, read }) => ({
      term,
      frequency,
      ids: [...read().ids],
      impacts: [...read().impacts],
    })),
  ).toEqual(postings);
});

const page = new TextEncoder().encode(`<!doctype html><title>Not found</title>${'<p>A page of the host'.repeat(400)}`);
const shard = encodeShard([
  { term: 'api', frequency: 1, ids: Uint32Array.of(5), impacts: Uint8Array.of(7) },
  { term: 'key', frequency: 2, ids: Uint32Array.of(5, 9), impacts: Uint8Array.of(7, 8) },
]);
const words = encodeWords(new Map([['configuration', 3]]));

test.each([
  ['a shard that was cut off', () => decodeShard(shard.slice(0, -1))],
  ['one that was cut off within its terms', () => decodeShard(shard.slice(0, 3))],
  ['a page in the place of a shard', () => decodeShard(page)],
  ['no byte in the place of a shard', () => decodeShard(new Uint8Array())],
  ['bytes that say they are endless', () => decodeShard(new Uint8Array(9).fill(255))],
  ['words that were cut off', () => decodeWords(words.slice(0, -1))],
  ['a page in the place of words', () => decodeWords(page)],
])('%s is told from a file of the index', (_, decode) => {
  expect(decode).toThrow('damaged');
});

test('a title weighs more than a text, a word more than a part of an identifier', () => {
  const sections = [
    makeSection({ route: '/a', title: 'Webhooks' }),
    makeSection({ route: '/b', text: 'Webhooks are calls.' }),
    makeSection({ route: '/c', text: 'Set webhook_url here.' }),
  ];
  const { ids, impacts, frequency } = findPosting(sections, 'webhook');
  expect([...ids]).toEqual([0, 1, 2]);
  expect(frequency).toBe(3);
  expect(impacts[0]).toBeGreaterThan(impacts[1]!);
  expect(impacts[1]).toBeGreaterThan(impacts[2]!);
});

test('a term of very many sections keeps those it says most about', () => {
  const sections = Array.from({ length: 3_000 }, (_, index) =>
    makeSection({ route: `/${index}`, text: index === 2_999 ? 'zebra zebra zebra' : 'zebra and other animals' }),
  );
  const posting = findPosting(sections, 'zebra');
  expect(posting.frequency).toBe(3_000);
  expect(posting.ids.length).toBe(2_000);
  expect(posting.ids.at(-1)).toBe(2_999);
});

test('the same sections give the same files, and one edit renames only what it changes', () => {
  const sections = Array.from({ length: 3_000 }, (_, index) =>
    makeSection({ route: `/${index}`, title: `Page ${index}`, text: `Word${index} stands here and alpha${index % 7}` }),
  );
  const first = buildSearchFiles(sections);
  expect(first.size).toBeGreaterThan(400);
  expect([...buildSearchFiles(structuredClone(sections))]).toEqual([...first]);
  const text = `A new beginning. ${sections[5]!.text}`;
  const edited = buildSearchFiles(sections.with(5, { ...sections[5]!, text }));
  const renamed = [...edited.keys()].filter((name) => !first.has(name));
  expect(renamed.length).toBeLessThan(20);
  expect(renamed.some((name) => name.startsWith('texts-'))).toBe(true);
});

test('every language and version has an index of its own', () => {
  const files = buildSearchFiles([
    makeSection({ route: '/a', language: 'en', version: 'v1' }),
    makeSection({ route: '/b', language: 'en', version: 'v2' }),
    makeSection({ route: '/es/a', language: 'es', version: 'v2' }),
    makeSection({ route: '/c', language: 'en', version: 'v1' }),
  ]);
  const { partitions } = JSON.parse(files.get('manifest.json') as string);
  expect(
    partitions.map(({ language, version, sections }: Record<string, unknown>) => [language, version, sections]),
  ).toEqual([
    ['en', 'v1', 2],
    ['en', 'v2', 1],
    ['es', 'v2', 1],
  ]);
});

test('a site without sections has a manifest', () => {
  expect([...buildSearchFiles([])]).toEqual([['manifest.json', '{"format":2,"trailingSlash":false,"partitions":[]}']]);
});

test.each([
  ['en', 'This is how you change the settings of your site before you publish it.'],
  ['es', 'Aquí se explica cómo cambiar la configuración de tu sitio antes de que lo publiques.'],
  ['de', 'Hier steht, wie man die Einstellungen der Seite ändert, bevor sie veröffentlicht wird.'],
  ['fr', 'Voici comment changer les paramètres de votre site avant de le publier.'],
  ['ru', 'Здесь описано, как изменить настройки сайта до его публикации.'],
  ['zh', '本页介绍如何在发布之前更改网站的设置。'],
  ['ja', 'このページでは、公開する前にサイトの設定を変更する方法を説明します。'],
  ['ko', '이 페이지에서는 게시하기 전에 사이트 설정을 변경하는 방법을 설명합니다.'],
  ['ar', 'تشرح هذه الصفحة كيفية تغيير إعدادات الموقع قبل نشره.'],
  ['fa', 'این صفحه توضیح می‌دهد که چگونه تنظیمات را تغییر دهید.'],
  ['he', 'הדף הזה מסביר איך לשנות את הגדרות האתר לפני הפרסום.'],
  ['hi', 'यह पृष्ठ बताता है कि प्रकाशित करने से पहले सेटिंग कैसे बदलें।'],
  ['th', 'หน้านี้อธิบายวิธีเปลี่ยนการตั้งค่าก่อนเผยแพร่'],
  ['el', 'Πώς αλλάζω τις ρυθμίσεις;'],
  ['uk', 'Як змінити налаштування сайту?'],
  ['pl', 'Jak zmienić ustawienia strony przed publikacją?'],
  ['sv', 'Hur ändrar jag inställningarna för webbplatsen?'],
  ['da', 'Hvordan ændrer jeg indstillingerne efter udgivelsen?'],
  ['tr', 'Ayarları nasıl değiştirebilirim ve nerede bulabilirim?'],
  ['vi', 'Làm thế nào để thay đổi cài đặt của trang?'],
  ['id', 'Bagaimana cara mengubah pengaturan sebelum situs terbit?'],
  ['en', 'How do I set a limit per user?'],
  [null, 'limits per user and die'],
  [null, ''],
])('the language %s is heard in: %s', (language, text) => {
  expect(detectLanguage([makeSection({ route: '/', text })])).toBe(language);
});

test.each([
  ['pt', 'Como abrir o caixa?'],
  ['es', 'Como abrir o caixa?'],
  ['no', 'Hvordan installerer jeg det?'],
  ['da', 'Hvordan installerer jeg det?'],
])('of languages that a text may be in it is the one that is expected: %s of %s', (language, text) => {
  expect(detectLanguage([{ text }], language)).toBe(language);
  expect(detectLanguage([{ text: 'How do I set a limit per user?' }], language)).toBe('en');
});
