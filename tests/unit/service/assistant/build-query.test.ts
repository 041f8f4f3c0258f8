import { expect, test } from 'vitest';
import type { Question } from '../../../../src/service/assistant/answerer.ts';
import { buildQuery, type LookedUp } from '../../../../src/service/assistant/extractive/build-query.ts';
import { createAnalyser } from '../../../../src/shared/search/analyser.ts';
import { english } from '../../../../src/shared/search/analysers/en.ts';
import { importRules } from '../../../../src/shared/search/analysers/import-rules.ts';

const analyser = createAnalyser(english);
const look = (asked: string[], fields: Partial<Question> = {}) => {
  const { query, page } = buildQuery(
    {
      messages: asked.map((text) => ({ role: 'user' as const, text })),
      context: [],
      currentPath: null,
      ...fields,
    } as Question,
    analyser,
  );
  return { query, page };
};
const read = (asked: string[], rules = analyser): LookedUp =>
  buildQuery(
    { messages: asked.map((text) => ({ role: 'user', text })), context: [], currentPath: null } as unknown as Question,
    rules,
  );
const readings = (...asked: string[]): string[] => read(asked).readings;

test('a question that says what it is about stands for itself', () => {
  expect(look(['How do I add a domain?', 'How do I deploy to Netlify?'])).toEqual({
    query: 'How do I deploy to Netlify?',
    page: null,
  });
  expect(look(['How do I deploy to Netlify?'], { currentPath: '/guides/fonts' }).page).toBeNull();
});

test('a follow-up is asked together with what was spoken of, over several turns', () => {
  expect(look(['How do I add a custom domain?', 'How do I remove it again?']).query).toBe(
    'How do I remove it again? How do I add a custom domain?',
  );
  expect(look(['How do I add a custom domain?', 'Why?', 'And how do I remove it?']).query).toContain('custom domain');
});

test('`one` stands for what was spoken of, but not before a thing of its own', () => {
  const before = 'How do I list paused sandboxes?';
  for (const question of ['How do I delete one?', 'And in Python, how do I read one?', 'Can I copy one to my team?'])
    expect(look([before, question]).query).toBe(`${question} ${before}`);
  for (const question of ['Can I delete one sandbox alone?', 'Which one of the regions is nearest?'])
    expect(look([before, question]).query).toBe(question);
});

test('a follow-up that asks the same of something else is the question before with one word for another', () => {
  expect(readings('How do I run Python code?', 'And R?')).toEqual([
    'And R?',
    'How do I R Python code?',
    'How do I run R code?',
  ]);
  expect(readings('How many seats has the Hobby tier?', 'And the Pro tier?')).toContain(
    'How many seats has the Pro tier?',
  );
  expect(readings('How do I sign a transaction?', 'And how do I broadcast it?')).toEqual([
    'How do I broadcast a transaction?',
  ]);
  expect(readings('What is steering?', 'Does it block the run?')).toEqual([]);
});

test.each([
  ['How do I install the Chrome extension?', 'And the Firefox one?', 'How do I install the Firefox extension?'],
  ['How do I create static charts?', 'And interactive ones?', 'How do I create interactive charts?'],
])('of %s, %s changes what the thing is like', (before, last, meant) => {
  expect(readings(before, last)).toEqual([meant]);
});

test.each([
  ['en', 'How much commission do I earn for Serverless referrals?', 'And for Pods?', 'for Serverless Pods?'],
  ['en', 'How many quotes per second are allowed?', 'And for order submission?', 'How many order submission per'],
  ['en', 'What may a writer do in the registry?', 'What about an admin?', 'What may a admin do in the registry?'],
  ['fr', 'Combien de projets ont les membres ?', 'Et pour les invités ?', 'Combien de projets ont les invités ?'],
  ['de', 'Wie viele Projekte haben Mitglieder?', 'Und bei Gästen?', 'Wie viele Projekte haben Gästen?'],
])(
  'what opens with a part is a part of the question before, and nothing alone (%s): %s %s',
  async (language, ...texts) => {
    const [before, last, meant] = texts;
    const { readings, kind } = read([before, last], createAnalyser(await importRules(language)));
    expect(readings.some((reading) => reading.includes(meant))).toBe(true);
    expect(readings).not.toContain(last);
    expect(kind).toBe('other');
  },
);

test.each([
  'Can you show me an example?',
  'Tell me more',
  'Give me a step by step guide',
  'In more detail, please',
  'What else?',
])('%s asks for another form of what was asked before', (last) => {
  const before = 'How do I use a font of my own?';
  expect(look([before, last]).query).toBe(`${last} ${before}`);
  expect(readings(before, last)).toEqual([]);
  expect(look([last], { currentPath: '/guides/fonts' }).page).toBe('/guides/fonts');
});

test('what says by itself what it is about is read in one way', () => {
  const alone = 'How do I deploy a preview of the site to Netlify?';
  expect(readings('How do I add a domain?', alone)).toEqual([]);
  expect(readings(alone)).toEqual([]);
  expect(readings('Why?')).toEqual([]);
  expect(readings('How do I add a domain?', 'Why?')).toEqual([]);
});

test('a question that points at the page is about the page', () => {
  expect(look(['What does this do?'], { currentPath: '/guides/sign-in' })).toEqual({
    query: 'What does this do? guides sign in',
    page: '/guides/sign-in',
  });
  const selected = { context: [{ type: 'textSelection', value: 'token bucket' }] } as Partial<Question>;
  expect(look(['What does this do?'], { ...selected, currentPath: '/guides/sign-in' })).toEqual({
    query: 'What does this do? token bucket',
    page: null,
  });
});

test.each([
  ['Como lançar um crédito?', 'Em qual menu fica isso?'],
  ['¿Cómo creo una clave de API?', '¿Y cuándo puedo eliminarla del proyecto?'],
  ['Comment créer une clé API ?', 'Et comment supprimer celle du projet ?'],
  ['Wie lege ich einen Schlüssel an?', 'Wie lange bleibt dieser im Projekt gültig?'],
  ['Come creo una chiave?', 'Quanto tempo dura questa nel progetto?'],
  ['Hoe maak ik een sleutel?', 'Hoe lang blijft deze in het project geldig?'],
  ['Как создать ключ?', 'Где его можно удалить в проекте?'],
  ['如何创建密钥？', '它在项目里的有效期是多久？'],
  ['APIキーの作り方は？', 'それはプロジェクトでいつ失効しますか？'],
  ['API 키는 어떻게 만드나요?', '그건 프로젝트에서 언제 만료되나요?'],
])('what points at something leans on what was said before, in any language: %s %s', (before, question) => {
  expect(look([before, question]).query).toBe(`${question} ${before}`);
});

test.each([
  '¿Dónde está la página de Carlos?',
  'Is there a charla about billing?',
  'Gibt es ein SDK für Go?',
  '可以导出文件吗？',
])('what only looks like a pronoun points at nothing: %s', (question) => {
  expect(look(['How do I add a custom domain?', question]).query).toBe(question);
});

test('a question that points at something, and follows none, is looked for near the page as well', () => {
  expect(look(['Does this support streaming?'], { currentPath: '/models/images' })).toEqual({
    query: 'Does this support streaming? models images',
    page: null,
  });
  expect(look(['¿Qué hace exactamente esta página?'], { currentPath: '/models/images' }).page).toBe('/models/images');
  expect(look(['How do I add a domain?', 'Does it support wildcards?'], { currentPath: '/models/images' }).query).toBe(
    'Does it support wildcards? How do I add a domain?',
  );
});
