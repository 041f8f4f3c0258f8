import { expect, test } from 'vitest';
import { languages } from '../../../../src/base/languages/languages.ts';
import type { Passage } from '../../../../src/model/retrieval.ts';
import type { Question } from '../../../../src/service/assistant/answerer.ts';
import {
  createExtractiveAnswerer,
  type ExtractiveOptions,
} from '../../../../src/service/assistant/extractive/create-extractive-answerer.ts';
import { getAnswerTexts } from '../../../../src/service/assistant/extractive/get-answer-texts.ts';
import { readSmallTalk } from '../../../../src/service/assistant/extractive/read-small-talk.ts';

function createPassage(more: Partial<Passage>): Passage {
  return {
    route: '/page',
    anchor: '',
    title: 'Page',
    heading: '',
    breadcrumb: [],
    content: '',
    text: '',
    score: 0.8,
    version: null,
    language: 'en',
    kind: 'prose',
    method: '',
    ...more,
  };
}

async function ask(text: string, passages: Passage[], more: Partial<Question> & { options?: ExtractiveOptions } = {}) {
  const queries: string[] = [];
  const { options, ...question } = more;
  const parts = createExtractiveAnswerer(options).answer({
    messages: [{ role: 'user', text }],
    context: [],
    currentPath: null,
    site: { name: 'Acme', description: '' },
    language: null,
    passages: 5,
    retrieve: async (query) => {
      queries.push(query);
      return passages;
    },
    readPage: async () => null,
    listFirstPages: () => [],
    href: ({ route, anchor }) => `${route}${anchor && `#${anchor}`}`,
    root: '',
    signal: new AbortController().signal,
    ...question,
  });
  let answer = '';
  const sources: string[] = [];
  let pieces = 0;
  let isAnswered = true;
  for await (const part of parts) {
    if (part.kind === 'text') [answer, pieces] = [answer + part.text, pieces + 1];
    else if (part.kind === 'source') sources.push(part.url);
    else isAnswered = false;
  }
  return { answer, sources, queries, pieces, isAnswered };
}

const fonts = createPassage({
  route: '/configure/fonts',
  anchor: 'local-files',
  title: 'Fonts',
  heading: 'Local files',
  content:
    'Fonts load from Google by default.\n\n## Local files\n\nTo serve a font of your own, put its file into the site and name it in `fonts.source`:\n\n```json\n{ "fonts": { "source": "/fonts/inter.woff2" } }\n```\n\nThe format is needed as well. Themes have fonts of their own.',
});
const colors = createPassage({
  route: '/configure/colors',
  title: 'Colours',
  score: 0.5,
  content:
    'Colours are hex codes. The primary colour is required.\n\n- Use `light` in dark mode.\n- Use `dark` for buttons.',
});

const more = ' Nothing of this is about it.'.repeat(20);

test('quotes the sentence that answers, with the code that follows, and links its page', async () => {
  const { answer, sources, pieces } = await ask('How do I serve my own font file?', [
    { ...fonts, content: fonts.content + more },
    colors,
  ]);
  expect(answer).toBe(`From the documentation:

> To serve a font of your own, put its file into the site and name it in \`fonts.source\`:

\`\`\`json
{ "fonts": { "source": "/fonts/inter.woff2" } }
\`\`\`

[Fonts: Local files](</configure/fonts#local-files>)

`);
  expect(sources).toEqual(['/configure/fonts#local-files']);
  expect(pieces).toBeGreaterThan(4);
});

test('a short passage is quoted as a whole', async () => {
  const { answer } = await ask('How do I serve my own font file?', [fonts, colors]);
  for (const said of ['load from Google', 'name it in `fonts.source`', '"source"', 'Themes have fonts'])
    expect(answer).toContain(said);
});

test('what another section of the page says is quoted, too, where the search found how the page opens', async () => {
  const intro = createPassage({ route: '/mcp', title: 'MCP server', content: 'Connect tools to the MCP server.' });
  const section = {
    anchor: 'available',
    heading: 'Available tools',
    content: '| Tool | Does |\n|---|---|\n| `run_build` | Starts a build |',
    text: 'run_build: Starts a build',
  };
  const read: string[] = [];
  const { answer, sources } = await ask('Which tools does the MCP server have?', [intro], {
    readPage: async (route) => {
      read.push(route);
      return { sections: [intro, section, { ...section, anchor: 'other', heading: 'Other', content: 'Unlike it.' }] };
    },
  });
  expect(read).toEqual(['/mcp']);
  expect(answer).toContain('run_build');
  expect(answer).not.toContain('Unlike it');
  expect(sources).toEqual(['/mcp', '/mcp#available']);
});

test('says so when nothing fits well, and points to the nearest pages', async () => {
  const { answer, sources, isAnswered } = await ask('Can I deploy to a Kubernetes cluster with Helm?', [
    { ...fonts, score: 0.06 },
    { ...colors, score: 0.03 },
  ]);
  expect(answer).toMatch(/^I found no passage in the documentation that answers this/);
  expect(answer).toContain('- [Fonts: Local files](</configure/fonts#local-files>)');
  expect([sources, isAnswered]).toEqual([[], false]);
});

test('what is far from the question is not called near', async () => {
  const { answer, isAnswered } = await ask('Who won the football world cup?', [{ ...fonts, score: 0.02 }]);
  expect(answer).toBe('I found nothing about this in the documentation. Other words may help.');
  expect(isAnswered).toBe(false);
});

test('quotes an item of a list or table of fields that answers better than the sentence above it', async () => {
  const page = createPassage({
    title: 'Colours',
    content:
      'The look of the site.\n\n<ResponseField name="colors.primary" type="hex colour" required>\n  The accent colour of links and marks.\n</ResponseField>\n<ResponseField name="colors.dark" type="hex colour">\n  Buttons.\n</ResponseField>',
  });
  const { answer, isAnswered } = await ask('How do I change the accent colour?', [page]);
  expect(isAnswered).toBe(true);
  expect(answer).toContain('> - `colors.primary` (hex colour): The accent colour of links and marks.\n');
  expect(answer).not.toContain('ResponseField');
});

test('steps stay steps, with all that belongs to them', async () => {
  const page = createPassage({
    title: 'Publish',
    content:
      '<Steps>\n  <Step title="Build the site">\n    Run the command:\n\n    ```bash\n    docs build\n    ```\n  </Step>\n  <Step title="Publish the folder">\n    Copy `dist` to the host. <Icon icon="check" />\n  </Step>\n</Steps>',
  });
  const { answer } = await ask('How do I publish the site to a host?', [page]);
  expect(answer).toContain(
    '> 1. **Build the site**\n>\n>    Run the command:\n>\n>    ```bash\n>    docs build\n>    ```\n> 2. **Publish the folder**\n>\n>    Copy `dist` to the host.',
  );
});

test('a short table is quoted as a whole, of a long one the row that answers', async () => {
  const table = (rows: number): string =>
    [
      '| Key | Limit of requests |',
      '|---|---|',
      ...Array.from({ length: rows }, (_, row) => `| key ${row} | ${row}00 |`),
    ].join('\n');
  const short = createPassage({ title: 'Limits', content: `These limits of requests hold for keys:\n\n${table(3)}` });
  expect((await ask('Which limits of requests hold for a key?', [short])).answer).toContain(
    `> These limits of requests hold for keys:\n\n${table(3)}\n`,
  );
  const long = createPassage({
    title: 'Limits',
    content: `Limits of requests hold for each key by itself.\n\n${table(40)}`,
  });
  const { answer } = await ask('Which limit of requests holds for key 31?', [long]);
  expect(answer).toContain('| Key | Limit of requests |\n|---|---|\n| key 31 | 3100 |');
  expect(answer.match(/\| key \d+/g)).toEqual(['| key 31']);
});

test('a line that its author broke stays broken', async () => {
  const content = '`tag:none`\\\nfinds notes without tags.\\\n**Cost**: Free.';
  const { answer } = await ask('How do I find notes without tags?', [createPassage({ heading: 'Tags', content })]);
  expect(answer).toContain('> `tag:none`\\\n> finds notes without tags. **Cost**: Free.\n');
});

test('the example that opens a passage is quoted with what is said about it', async () => {
  const page = createPassage({
    title: 'Redirects',
    content: '```json\n{ "redirects": [] }\n```\n\nA redirect of the same source counts once.',
  });
  expect((await ask('How do I make a redirect?', [page])).answer).toContain(
    '```json\n{ "redirects": [] }\n```\n\n> A redirect of the same source counts once.',
  );
});

test('does not quote what leads elsewhere instead of answering', async () => {
  const page = createPassage({
    title: 'Command line',
    content:
      '- [Install the command line tool](/cli/install): Install it.\n- [Commands](/cli/commands): All of them.\n\nThe command line tool installs with npm in a minute.',
  });
  const { answer } = await ask('How do I install the command line tool?', [page]);
  expect(answer).toContain('> The command line tool installs with npm in a minute.');
  expect(answer).not.toContain('/cli/install');
});

test.each(['TODO', '**Coming soon!**', '🚧 Work in progress…', 'TBD', '即将推出。'])(
  'what is still to be written answers nothing: %s',
  async (content) => {
    const page = createPassage({ route: '/sync', title: 'How are clocks synchronised?', content });
    const other = createPassage({
      route: '/time',
      title: 'Time',
      content: 'Clocks are synchronised with NTP servers.',
    });
    const { answer, sources } = await ask('How are clocks synchronised?', [page, other]);
    expect(answer).toContain('> Clocks are synchronised with NTP servers.');
    expect(sources).toEqual(['/time']);
    expect((await ask('How are clocks synchronised?', [page])).isAnswered).toBe(false);
  },
);

test('what speaks of a word for what is to be written answers', async () => {
  const page = createPassage({ title: 'TODO comments', content: 'TODO comments are listed by `lint --todo`.' });
  expect((await ask('How are TODO comments listed?', [page])).answer).toContain('> TODO comments are listed');
});

test('says so when nothing is found', async () => {
  expect(await ask('Anything?', [])).toMatchObject({
    answer: 'I found nothing about this in the documentation. Other words may help.',
    sources: [],
  });
});

test('speaks the language of the page', async () => {
  const german = createPassage({
    route: '/de/schluessel',
    title: 'Schlüssel',
    language: 'de',
    content: 'Ein Schlüssel wird im Konto erzeugt. Er läuft nie ab.',
  });
  expect((await ask('Wo erzeuge ich einen Schlüssel?', [german])).answer).toContain(
    'Aus der Dokumentation:\n\n> Ein Schlüssel wird im Konto erzeugt.',
  );
  const chinese = createPassage({ title: '密钥', language: 'zh-Hans', content: '在控制台创建密钥。密钥不会过期。' });
  expect((await ask('如何创建密钥？', [chinese])).answer).toContain('> 在控制台创建密钥。');
  const unmarked = createPassage({
    title: 'Clés',
    language: null,
    content: 'La clé est créée dans le compte. Elle est valable pour toujours et pour tous les projets.',
  });
  expect((await ask('Où créer une clé ?', [unmarked])).answer).toContain('Dans la documentation');
});

test.each([
  ['ar', 'كيف أغير الخطوط؟'],
  ['he', 'איך משנים את הגופנים?'],
  ['hi', 'मैं फ़ॉन्ट कैसे बदलूँ?'],
  ['ru', 'Как изменить шрифты?'],
  ['uk', 'Як змінити шрифти?'],
  ['ja', 'フォントはどう変えますか？'],
  ['ko', '글꼴은 어떻게 바꾸나요?'],
  ['zh', '如何更改字体？'],
  ['zh-Hant', '如何變更字體？'],
  ['de', 'Wie ändere ich die Schriften?'],
  ['fr', 'Comment changer les polices ?'],
  ['es', '¿Cómo cambio las fuentes?'],
  ['pt', 'Como eu mudo as fontes do site?'],
  ['it', 'Come cambio i caratteri?'],
  ['nl', 'Hoe verander ik de lettertypen?'],
  ['pl', 'Jak zmienić czcionki na stronie?'],
  ['cs', 'Jak mohu změnit písma?'],
  ['sv', 'Hur ändrar jag typsnitten?'],
  ['da', 'Hvordan ændrer jeg skrifttyperne efter installationen?'],
  ['no', 'Hvordan endrer jeg skriftene etter installasjonen?'],
  ['fi', 'Miten voin vaihtaa fontit?'],
  ['hu', 'Hogyan lehet a betűket megváltoztatni?'],
  ['ro', 'Cum pot schimba fonturile?'],
  ['ca', 'Com puc canviar les fonts amb els paràmetres?'],
  ['lv', 'Kā var mainīt fontus?'],
  ['tr', 'Yazı tiplerini nasıl değiştirebilirim, nerede?'],
  ['id', 'Bagaimana cara mengganti font?'],
  ['vi', 'Làm thế nào để đổi phông chữ?'],
  ['uz', 'Shriftlarni qanday ozgartirish mumkin?'],
  ['en', 'How do I change the fonts?'],
])('a question in %s is refused in its own words, whatever the site speaks', async (language, text) => {
  const site = language === 'de' ? 'en' : 'de';
  const far = createPassage({ language: site, score: 0.06 });
  const { none, near } = getAnswerTexts(language);
  expect((await ask(text, [], { language: site })).answer).toBe(none);
  expect((await ask(text, [far], { language: site })).answer).toContain(near);
});

test('a question that may be in several languages is answered in the one that is read', async () => {
  const till = createPassage({
    title: 'Caixa',
    language: null,
    content: 'Para abrir o caixa, clique no botão Abrir Caixa, informe o valor que está na gaveta e confirme.',
  });
  const { found, none } = getAnswerTexts('pt');
  expect((await ask('Como abrir o caixa?', [till])).answer).toContain(found);
  expect((await ask('Como abrir o caixa?', [], { language: 'pt-BR' })).answer).toBe(getAnswerTexts('pt-BR').none);
  expect((await ask('Como abrir o caixa?', [], { language: 'pt' })).answer).toBe(none);
});

test('what is said in no language that is known is refused in that of the page', async () => {
  const { none } = getAnswerTexts('de');
  for (const text of ['Docker', 'ฉันจะเปลี่ยนแบบอักษรได้อย่างไร'])
    expect((await ask(text, [], { language: 'de' })).answer).toBe(none);
});

const firstPages = (language: string) =>
  ['Start', 'Install', 'Use', 'More'].map((title) => ({ title: `${title} ${language}`, url: `/${title}` }));

test.each([
  ['hi', 'en', 'hello'],
  ['Hi!!', 'en', 'hello'],
  ['hello there 👋', 'en', 'hello'],
  ['👋', 'en', 'hello'],
  ['Hey, who are you?', 'en', 'hello'],
  ['What can you do?', 'en', 'hello'],
  ['Thanks!', 'en', 'welcome'],
  ['ok, thank you', 'en', 'welcome'],
  ['Wer bist du?', 'de', 'hello'],
  ['Merci beaucoup !', 'fr', 'welcome'],
  ['¿Quién eres?', 'es', 'hello'],
  ['привет', 'ru', 'hello'],
  ['שלום', 'he', 'hello'],
  ['مرحبًا', 'ar', 'hello'],
  ['谢谢！', 'zh', 'welcome'],
] as const)('%s is greeted in %s, and nothing is looked up', async (text, language, key) => {
  const { answer, queries, sources, isAnswered } = await ask(text, [fonts], { listFirstPages: firstPages });
  expect(answer).toBe(
    `${getAnswerTexts(language)[key].replace('{site}', 'Acme')}\n\n- [Start ${language}](</Start>)\n- [Install ${language}](</Install>)\n- [Use ${language}](</Use>)\n`,
  );
  expect([queries, sources, isAnswered]).toEqual([[], [], true]);
});

test.each(['Hi, how do I change the fonts?', 'Thanks, and colours?', 'hello world', 'Who are you writing to?', '?'])(
  '%s is a question',
  async (text) => {
    expect((await ask(text, [fonts])).queries).toHaveLength(1);
  },
);

test.each(languages)('understands greetings and thanks in %s', (language) => {
  const { greetings, thanks } = getAnswerTexts(language);
  for (const text of greetings.split(', '))
    expect(readSmallTalk(`${text}!`, language)).toMatchObject({ answer: 'hello', language });
  for (const text of thanks.split(', '))
    expect(readSmallTalk(text.toUpperCase(), language)).toMatchObject({ answer: 'welcome', language });
});

test.each([
  ['pl', 'W dokumentacji nic o tym nie ma.'],
  ['cn', '文档中没有相关内容。'],
  ['zh-TW', '文件中沒有相關內容。'],
  ['xx', 'I found nothing'],
])('says in %s that there is nothing, where the question does not tell its language', async (language, answer) => {
  expect((await ask('Klucz', [], { language })).answer).toContain(answer);
});

test('meaning finds what shares no word, where it can be measured', async () => {
  const page = createPassage({ content: 'Visitors without an account see the sign-in form. Colours are hex codes.' });
  const embed: ExtractiveOptions['embed'] = async (texts) =>
    texts.map((text) => (/logged|sign-in/.test(text) ? new Float32Array([1, 0]) : new Float32Array([0, 1])));
  expect((await ask('stop people who are not logged in', [page], { options: { embed } })).answer).toContain(
    '> Visitors without an account see the sign-in form.',
  );
  expect((await ask('stop people who are not logged in', [page])).answer).toMatch(/^I found no passage/);
});

test('where what measures meaning fails, the words answer', async () => {
  const page = createPassage({ content: 'You change the fonts in the key `fonts` of the settings.' });
  const embed: ExtractiveOptions['embed'] = async () => {
    throw new Error('The embedding model has stopped');
  };
  const byWords = await ask('How do I change the fonts?', [page]);
  expect(byWords.isAnswered).toBe(true);
  expect(await ask('How do I change the fonts?', [page], { options: { embed } })).toEqual(byWords);
});

test('no more than a few pieces are compared by meaning, however much is found', async () => {
  const passages = Array.from({ length: 10 }, (_, index) =>
    createPassage({ route: `/p${index}`, content: 'Fonts can be changed in many ways. '.repeat(10) }),
  );
  let texts = 0;
  const embed: ExtractiveOptions['embed'] = async (all) => {
    texts += all.length;
    return all.map(() => new Float32Array([1, 0]));
  };
  expect((await ask('How do I change the fonts?', passages, { options: { embed } })).isAnswered).toBe(true);
  // The question, itself without either of its words, and the pieces.
  expect(texts).toBe(1 + 2 + 12);
});

test.each([
  ['And on Azure?', '/azure'],
  ['And the Azure one?', '/azure'],
  ['And where is it?', '/aws'],
  ['And on Mars?', undefined],
  ['And on a submarine?', undefined],
  ['What about an elephant?', undefined],
])('after a question about AWS, %s is about %s', async (last, route) => {
  const aws = createPassage({ route: '/aws', title: 'Deploy on AWS', score: 0.9, content: 'Deploy the site on AWS.' });
  const azure = createPassage({ route: '/azure', title: 'Azure', score: 0.8, content: 'Deploy the site on Azure.' });
  const messages = ['How do I deploy the AWS site?', last].map((text) => ({ role: 'user' as const, text }));
  // Whoever asks of both gets the page that the question before was about.
  const retrieve = async (query: string) => (/AWS/.test(query) ? [aws, azure] : /Azure/.test(query) ? [azure] : []);
  expect((await ask('', [], { messages, retrieve })).sources[0]).toBe(route);
});

test('a short question leans on the one before it and on what was selected', async () => {
  const messages = [
    { role: 'user' as const, text: 'How do I set colours?' },
    { role: 'assistant' as const, text: '…' },
    { role: 'user' as const, text: 'and fonts?' },
  ];
  expect((await ask('', [fonts], { messages })).queries[0]).toBe('and fonts? How do I set colours?');
  expect(
    (await ask('What does this code do exactly here?', [fonts], { context: [{ type: 'code', value: '"fonts": {}' }] }))
      .queries,
  ).toEqual(['What does this code do exactly here? "fonts": {}']);
});

test('lists that a sentence announces are quoted with it', async () => {
  const page = createPassage({
    title: 'Roles',
    content: 'An account has one of these roles:\n\n- Owner\n- Editor\n- Reader\n\nRoles can be changed.',
  });
  expect((await ask('Which roles can an account have?', [page])).answer).toContain(
    '> An account has one of these roles:\n>\n> - Owner\n> - Editor\n> - Reader',
  );
});

test('links of a quoted page lead to the site, wherever the answer is read', async () => {
  const page = createPassage({
    title: 'Keys',
    content:
      'A key is made [in the account](/account) or [by hand](/docs/hand#a), see [this](https://example.com/x), [below](#limits) or [beside](./hand).',
  });
  const { answer } = await ask('Where is a key made?', [page], { root: 'https://acme.test/docs' });
  expect(answer).toContain(
    '[in the account](https://acme.test/docs/account) or [by hand](https://acme.test/docs/hand#a), see [this](https://example.com/x), [below](/page#limits) or [beside](/hand)',
  );
});

test('hostile content stays a quotation', async () => {
  const page = createPassage({
    title: 'Tricks ](javascript:alert(1))',
    route: '/a b>c',
    content: 'A key > <script>alert(1)</script> is made here.\n> nested quote of the key',
  });
  const { answer } = await ask('Where is a key made?', [page]);
  expect(answer).toContain('[Tricks \\](javascript:alert(1))](</a%20b%3Ec>)');
});

test('code answers where a heading has nothing else, and not beside a text', async () => {
  const fence = '```json docs.json\n{ "banner": { "content": "Hello" } }\n```';
  const banner = createPassage({ title: 'Footer and banner', heading: 'Banner', content: fence });
  const { answer } = await ask('How do I add a banner?', [banner]);
  expect(answer).toContain('"banner"');
  const told = createPassage({
    ...banner,
    content: `A banner stands above every page.\n\n- [Footer](/footer)\n\n${fence}`,
  });
  expect((await ask('How do I add a banner?', [told])).answer).toContain('> A banner stands above every page.');
});

test('what says nothing of a word that was asked is no answer, however much it is about the rest', async () => {
  const words = ['sandbox', 'gpu', 'paus', 'resum'];
  const embed: ExtractiveOptions['embed'] = async (texts) =>
    texts.map((text) => {
      const counts = words.map((word) => (text.toLowerCase().includes(word) ? 1 : 0));
      const length = Math.hypot(...counts) || 1;
      return Float32Array.from(counts, (count) => count / length);
    });
  const page = createPassage({
    route: '/sandbox',
    title: 'Life of a sandbox',
    score: 0.48,
    content: 'A sandbox is paused while nobody uses it, and a paused sandbox costs nothing.',
  });
  const isAnswered = async (question: string): Promise<boolean> =>
    (await ask(question, [page], { options: { embed } })).isAnswered;
  expect(await isAnswered('When is a sandbox paused?')).toBe(true);
  expect(await isAnswered('Can a sandbox have a GPU?')).toBe(false);
});

test('a name or a code is answered where it stands, though it means nothing to a model', async () => {
  const codes = createPassage({
    route: '/codes',
    title: 'Codes',
    score: 0.48,
    content: 'Too many boats make ERR_OVERFLOW appear.',
  });
  const options: ExtractiveOptions = {
    embed: async (texts) => texts.map((text) => Float32Array.from(text.includes('boats') ? [0.1, 0.995] : [1, 0])),
  };
  expect(await ask('What is ERR_OVERFLOW?', [codes], { options })).toMatchObject({
    isAnswered: true,
    sources: ['/codes'],
  });
  expect((await ask('What is ERR_OVERFLOW worth to people?', [codes], { options })).isAnswered).toBe(false);
});

test('a question of hundreds of thousands of characters keeps nobody waiting', async () => {
  const text = 'How do I change the fonts? '.repeat(14_000);
  const before = process.cpuUsage();
  const { queries } = await ask(text, [fonts]);
  const { user, system } = process.cpuUsage(before);
  expect(queries).toEqual([text.slice(0, 1_000)]);
  expect((user + system) / 1_000_000).toBeLessThan(1);
});

test.each([
  ['compared with the question', false, 1],
  ['left alone when its reader has gone', true, 0],
])('what was found is %s', async (_, hasGone, times) => {
  const leave = new AbortController();
  let compared = 0;
  const answered = ask('How do I change the fonts?', [fonts], {
    signal: leave.signal,
    retrieve: async () => {
      if (hasGone) leave.abort();
      return [fonts];
    },
    options: { embed: async () => (compared++, null) },
  });
  await answered.catch((error: unknown) => expect(error).toBe(leave.signal.reason));
  expect(compared).toBe(times);
});

test('code of sixty lines is quoted, and the code before the sentence that speaks of it', async () => {
  const lines = Array.from({ length: 56 }, (_, index) => `step ${index}`).join('\n');
  const workflow = createPassage({ content: `Add the workflow that publishes:\n\n\`\`\`yaml\n${lines}\n\`\`\`` });
  expect((await ask('how do I add the workflow?', [workflow])).answer).toContain('step 55');
  const opening = createPassage({ content: `A file server hands out files. ${'It is small and safe. '.repeat(40)}` });
  const start = createPassage({
    anchor: 'start',
    heading: 'Starting the file server',
    content: `\`\`\`bash\nacme serve files\n\`\`\`\n\nThe file server listens on one address. ${'More is said. '.repeat(50)}`,
  });
  const { answer } = await ask('how do I start the file server?', [opening, start]);
  expect(answer).toContain('acme serve files');
});
