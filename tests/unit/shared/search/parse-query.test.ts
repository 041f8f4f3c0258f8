import { expect, test } from 'vitest';
import { createAnalyser } from '../../../../src/shared/search/analyser.ts';
import { english } from '../../../../src/shared/search/analysers/en.ts';
import { parseQuery } from '../../../../src/shared/search/parse-query.ts';
import { makeSection } from './make-section.ts';
import { openBuilt } from './open-built.ts';

const analyser = createAnalyser(english);
const read = (query: string) => {
  const { words, phrases, without } = parseQuery(query, analyser);
  return { words: words.map(({ surface, literal }) => (literal ? `"${surface}"` : surface)), phrases, without };
};

test.each([
  ['custom domain', { words: ['custom', 'domain'], phrases: [], without: [] }],
  ['"custom domain" setup', { words: ['"custom"', '"domain"', 'setup'], phrases: [['custom', 'domain']], without: [] }],
  ['“custom domain ', { words: ['"custom"', '"domain"'], phrases: [['custom', 'domain']], without: [] }],
  ['“custom doma', { words: ['"custom"', '"doma"'], phrases: [['custom']], without: [] }],
  ['deploy -docker', { words: ['deploy'], phrases: [], without: [['docker']] }],
  ['deploy -next.js -GitHub', { words: ['deploy'], phrases: [], without: [['nextjs'], ['github']] }],
  ['-docker', { words: ['docker'], phrases: [], without: [] }],
  ['rm -rf cache', { words: ['rm', 'rf', 'cache'], phrases: [], without: [] }],
  ['部署 -教程', { words: ['部署'], phrases: [], without: [['教程']] }],
  ['docker run -v', { words: ['docker', 'run', 'v'], phrases: [], without: [] }],
  ['{"error": "Bad body"}', { words: ['error', 'bad', 'body'], phrases: [], without: [] }],
  ['real-time', { words: ['real', 'time'], phrases: [], without: [] }],
  ['--verbose flag', { words: ['verbose', 'flag'], phrases: [], without: [] }],
])('%s', (query, expected) => {
  expect(read(query)).toEqual(expected);
});

const sections = [
  makeSection({ route: '/one', title: 'One', text: 'A custom domain for the site' }),
  makeSection({ route: '/two', title: 'Two', text: 'The domain of a custom theme, with Docker' }),
];
const routes = async (query: string): Promise<string[]> =>
  (await (await openBuilt(sections)).search({ query })).pages.map(({ route }) => route);

test('words in quotation marks follow one another, and what has a word with a minus is left out', async () => {
  expect(await routes('custom domain ')).toEqual(['/one', '/two']);
  expect(await routes('"custom domain"')).toEqual(['/one']);
  expect(await routes('"custom theme"')).toEqual(['/two']);
  expect(await routes('custom domain -docker')).toEqual(['/one']);
  expect(await routes('"custom docker"')).toEqual([]);
});

test('the last word of a phrase that is not closed may still be typed', async () => {
  expect(await routes('"custom dom')).toEqual(['/one', '/two']);
  expect(await routes('"custom the')).toEqual(['/two', '/one']);
  expect(await routes('"cust')).toEqual(['/one', '/two']);
  expect(await routes('"custom domain ')).toEqual(['/one']);
});

test('an identifier with a minus leaves out what has it, and not what has its words', async () => {
  const site = await openBuilt([
    makeSection({ route: '/one', title: 'Router', text: 'The router has a next step in JS' }),
    makeSection({ route: '/two', title: 'Router', text: 'The router of Next.js' }),
    makeSection({ route: '/three', title: '路由', text: '路由，数据与仓库' }),
    makeSection({ route: '/four', title: '路由', text: '路由，数据仓库' }),
  ]);
  const routesOf = async (query: string): Promise<string[]> =>
    (await site.search({ query })).pages.map(({ route }) => route);
  expect(await routesOf('router -next.js')).toEqual(['/one']);
  expect(await routesOf('路由 -数据仓库')).toEqual(['/three']);
});

test('a phrase is found in whatever is not shown of a page, and however many pages have its words', async () => {
  const site = await openBuilt([
    makeSection({ route: '/code', text: 'It prints this:', code: 'Error: connection refused by peer' }),
    makeSection({ route: '/long-code', text: 'It prints this:', code: 'Error: socket hang up at once' }),
    makeSection({ route: '/operation', text: 'Adds one to GitHub.', keywords: ['createUser'] }),
    makeSection({ route: '/apart', text: 'The socket may hang. Others hang up.' }),
    makeSection({ route: '/both', heading: 'Alpha beta', text: 'Gamma delta' }),
    ...Array.from({ length: 40 }, (_, number) =>
      makeSection({ route: `/${number}`, title: 'Gap time', text: 'Time zones have a gap, and gap zones a time' }),
    ),
    makeSection({ route: '/late', title: 'Others', text: `${'A page about others. '.repeat(20)} A time gap.` }),
  ]);
  const routesOf = async (query: string): Promise<string[]> =>
    (await site.search({ query })).pages.map(({ route }) => route);
  expect(await routesOf('"connection refused"')).toEqual(['/code']);
  expect(await routesOf('"socket hang up"')).toEqual(['/long-code']);
  expect(await routesOf('"create user"')).toEqual(['/operation']);
  expect(await routesOf('"github"')).toEqual(['/operation']);
  expect(await routesOf('"alpha beta" "gamma delta"')).toEqual(['/both']);
  expect(await routesOf('"peer refused"')).toEqual([]);
  expect(await routesOf('"time gap"')).toEqual(['/late']);
});

test('a real word that the site does not have is no typo of another', async () => {
  const site = await openBuilt([
    makeSection({
      route: '/auth',
      title: 'Auth',
      text: 'install lower payments auth environment variables PostgreSQL',
    }),
  ]);
  for (const word of ['uninstall', 'slower', 'patients', 'oauth'])
    expect(await site.search({ query: `${word} ` })).toEqual({ pages: [], corrections: [], mayBeMisspelt: false });
  const { pages, corrections } = await site.search({ query: 'enviroment ' });
  expect(corrections).toEqual([{ from: 'enviroment', to: 'environment' }]);
  expect(pages).toHaveLength(1);
  // `postgres` is known, and this is no plural of it.
  expect((await site.search({ query: 'postgress ' })).pages).toHaveLength(1);
  expect((await site.search({ query: 'enviroment ', literal: true })).pages).toEqual([]);
});

test('nor is one in another language', async () => {
  const site = await openBuilt([
    makeSection({ route: '/pl', title: 'Cel', text: 'Nowe wyzwanie dla zespołu', language: 'pl' }),
  ]);
  expect(await site.search({ query: 'wezwanie ' })).toEqual({ pages: [], corrections: [], mayBeMisspelt: false });
  expect((await site.search({ query: 'wizwanie ' })).corrections).toEqual([{ from: 'wizwanie', to: 'wyzwanie' }]);
});

test.each([
  ['turn off the telemetry', '/disable'],
  ['call the meeting off', '/cancel'],
  ['sign in', '/login'],
])('a verb with a little word means something of its own: %s', async (query, route) => {
  const site = await openBuilt([
    makeSection({ route: '/disable', title: 'Disable it', text: 'Disable what is sent.' }),
    makeSection({ route: '/cancel', title: 'Cancel it', text: 'Cancel what was planned.' }),
    makeSection({ route: '/login', title: 'Login', text: 'How members are recognised.' }),
    makeSection({ route: '/else', title: 'Phones', text: 'Telemetry, meetings, a call, a turn and a sign.' }),
  ]);
  expect((await site.search({ query: `${query} ` })).pages.map((page) => page.route)).toContain(route);
  expect((await site.search({ query: `"${query}"` })).pages.map((page) => page.route)).not.toContain(route);
});

test('words that say little count less than the others', async () => {
  const site = await openBuilt([
    makeSection({ route: '/little', title: 'Other', text: 'Another thing that you make and put somewhere.' }),
    makeSection({ route: '/much', title: 'Tokens', text: 'A token for each server.' }),
    ...Array.from({ length: 6 }, (_, number) => makeSection({ route: `/p${number}`, text: 'Colours and fonts' })),
  ]);
  expect((await site.search({ query: 'put another token ' })).pages[0]!.route).toBe('/much');
});

test.each([
  ['Wie richte ich Docker ein?', ['"richte"', '"docker"']],
  ['¿Cómo puedo instalar el paquete?', ['"instalar"', '"paquete"']],
  ['comment sur la page', ['"la"', '"page"']],
  ['con and pro', ['con', 'pro']],
  ['how do I install it', ['install']],
  ['der docker', ['der', 'docker']],
])('%s: a question in another language is searched for as it is typed, without its little words', (query, words) => {
  expect(read(query).words).toEqual(words);
});
