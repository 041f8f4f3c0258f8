import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { checkSite } from '../../../../src/build/check/check-site.ts';
import { nearestRule } from '../../../../src/build/check/nearest-rule.ts';
import { buildSite } from '../../../../src/build/publish/build-site.ts';
import type { CheckPart } from '../../../../src/model/check.ts';
import type { Problem } from '../../../../src/model/problem.ts';

const folder = mkdtempSync(join(tmpdir(), 'docwright-rules-'));
const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';

const files: Record<string, string> = {
  'docs.json': JSON.stringify(
    {
      theme: 'mint',
      name: 'Test',
      colors: { primary: '#FFEE88' },
      navigation: { pages: ['index', 'plain', 'parts', 'elsewhere', 'guides/deep'] },
      navbar: { links: [{ label: 'Gone', href: '/gone-from-bar' }] },
      footer: {
        socials: { github: 'https://example.com', 'hacker-news': '/gone-from-socials' },
        links: [{ items: [{ label: 'Gone', href: '/gone-from-footer' }] }],
      },
      banner: { content: 'New: [this](/gone-from-banner), **[that](/old)** and [parts](/parts)' },
      errors: { '404': { redirect: false, description: 'See [the list](/gone-from-404).' } },
      redirects: [
        { source: '/old', destination: '/plain' },
        { source: '/older', destination: '/old' },
        { source: '/lost', destination: '/nowhere' },
        { source: '/circle/:rest*', destination: '/circle/more/:rest*' },
        { source: '/parts', destination: '/plain' },
        { source: '/text', destination: '/plain.md' },
        { source: '/area/:rest*', destination: '/images/:rest*' },
      ],
      check: {
        rules: { 'missing-description': 'warning', 'long-title': 'off' },
        ignore: [{ rule: 'dead-link', file: 'legacy*', reason: 'Kept as it was printed' }],
      },
    },
    null,
    2,
  ),
  'index.mdx': `---\ntitle: Start\ndescription: ${'About it. '.repeat(21)}\n---\n\n[Plain](/plain#second-part) and [parts](/parts#tab-two) [guides](/guides)\n`,
  'guides/deep.mdx': '---\ntitle: Deep\ndescription: Deep.\n---\n\nText.\n',
  'plain.mdx': `---
title: ${'Long '.repeat(20)}
---

## Second part

[dead](/nowhere) [moved](/old?a=1#second-part) [anchor](#Second_Part) [field](#body-user-id) [other](/parts#none) [mail](mailto:a@b.co)
![](/images/a.svg) ![gone](/images/gone.png) [file](/images/a.svg) [index](/llms.txt) [markdown](/parts.md)

{/* docwright-ignore dead-link: comes with the next release */}
[soon](/soon)

{/* docwright-ignore dead-link */}
[never](/never)

{/* docwright-ignore dead-anchor: there is none */}

<ParamField body="userId" type="string">Who.</ParamField>
`,
  'elsewhere.mdx': '---\ntitle: Elsewhere\ndescription: Leads on.\nurl: /nowhere-either\n---\n',
  'parts.mdx': `---
title: Parts
---
import Shared from '/snippets/shared.mdx';
import { Used } from '/components/Used.jsx';

<Tabs><Tab title="One" id="tab-one">1</Tab><Tab title="Two" id="tab-two">2</Tab></Tabs>

<Card title="Go" href="/not-there">x</Card>

<Shared /> <Used />

\`[code](/is-no-link)\`
`,
  'legacy.mdx': '---\ntitle: Legacy\n---\n\n[a](/gone)\n',
  'snippets/shared.mdx': 'Text.\n\n<a href="/from-snippet">x</a> <img src="/images/a.svg" />\n',
  'snippets/unused.mdx': 'Nobody.\n',
  'application/src/Button.tsx': 'export const Button = () => null;\n',
  'components/Used.jsx': 'export const Used = () => null;\n',
  'components/Unused.jsx': 'export const Unused = () => null;\n',
  'SKILL.md': '---\nname: test\ndescription: What it can do\n---\n',
  'parts/shared.yaml': 'openapi: 3.0.1\ninfo: { title: Shared, version: "1" }\ncomponents: { schemas: {} }\n',
  'images/a.svg': picture,
  'llms.txt': '# Test\n\n- [Start](/index.md)\n- [Plain](/plain.md)\n- [Gone](/gone-for-agents.md)\n',
  'robots.txt': 'User-agent: *\nDisallow: /\n',
};

let all: Problem[];

beforeAll(async () => {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  all = await check();
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function check(part?: CheckPart): Promise<Problem[]> {
  const options = { folder, base: '', origin: null, service: null, ...(part && { part }) };
  return (await checkSite(options)).problems;
}

const told = (code: string): string[] =>
  all
    .filter((problem) => problem.code === code)
    .map(({ severity, file, line, message }) => `${severity} ${file}:${line} ${message}`)
    .sort();

const lineOf = (text: string): number => {
  const lines = files['docs.json']!.split('\n');
  return lines.findIndex((line) => line.includes(text)) + 1;
};

test('finds dead links where they are written, in settings, pages, components and snippets', () => {
  expect(told('dead-link')).toEqual(
    [
      `error docs.json:${lineOf('gone-from-bar"')} There is no page or file at "/gone-from-bar"`,
      `error docs.json:${lineOf('gone-from-banner')} There is no page or file at "/gone-from-banner"`,
      `error docs.json:${lineOf('gone-from-footer')} There is no page or file at "/gone-from-footer"`,
      `error docs.json:${lineOf('gone-from-socials')} There is no page or file at "/gone-from-socials"`,
      `error docs.json:${lineOf('gone-from-404')} There is no page or file at "/gone-from-404"`,
      'error parts.mdx:9 There is no page or file at "/not-there"',
      'error elsewhere.mdx:4 There is no page or file at "/nowhere-either"',
      'error plain.mdx:14 There is no page or file at "/never"',
      'error plain.mdx:7 There is no page or file at "/nowhere"',
      'error snippets/shared.mdx:3 There is no page or file at "/from-snippet"',
    ].sort(),
  );
});

test('names what is written in the settings by its place there', async () => {
  const keys = all.flatMap(({ code, file, key }) => (code === 'dead-link' && file === 'docs.json' ? [key] : []));
  expect(keys).toEqual([
    'navbar.links[0].href',
    'footer.socials.hacker-news',
    'footer.links[0].items[0].href',
    'banner.content',
    'errors.404.description',
  ]);
  const site = mkdtempSync(join(tmpdir(), 'docwright-mint-'));
  const lines = [
    '{ "name": "Old", "colors": { "primary": "#123456" }, "navigation": [{ "group": "A", "pages": ["index"] }],',
    '"footer": { "links": [{ "title": "Empty", "links": [] }, { "links": [{ "label": "Gone", "url": "/gone" }] }] } }',
  ];
  try {
    writeFileSync(join(site, 'mint.json'), lines.join('\n'));
    writeFileSync(join(site, 'index.mdx'), 'Text.\n');
    const { problems } = await checkSite({ folder: site, base: '', origin: null, service: null, part: 'broken-links' });
    expect(problems.find(({ code }) => code === 'dead-link')).toMatchObject({
      file: 'mint.json',
      line: 2,
      key: 'footer.links[1].links[0].url',
    });
  } finally {
    rmSync(site, { recursive: true, force: true });
  }
});

test('finds dead anchors, and knows the right one where only punctuation differs', () => {
  expect(told('dead-anchor')).toEqual(['error plain.mdx:7 There is no anchor "#none" on "/parts"']);
  expect(told('moved-anchor')).toEqual([
    'warning plain.mdx:7 There is no anchor "#Second_Part" on this page',
    'warning plain.mdx:7 There is no anchor "#body-user-id" on this page',
  ]);
  expect(all.find(({ message }) => message.includes('Second_Part'))?.fix).toEqual({
    from: '#Second_Part',
    to: '#second-part',
  });
  expect(all.find(({ message }) => message.includes('#body-user-id'))?.fix?.to).toBe('#param-user-id');
});

test('finds files that are not there, and links to old addresses', () => {
  expect(told('dead-file')).toEqual(['error plain.mdx:8 The file "/images/gone.png" does not exist']);
  expect(told('moved-link')).toEqual([
    `warning docs.json:${lineOf('gone-from-banner')} "/old" is an old address`,
    'warning index.mdx:6 "/guides" is a folder',
    'warning plain.mdx:7 "/old" is an old address',
  ]);
  expect(all.find(({ code, file }) => code === 'moved-link' && file === 'plain.mdx')?.fix).toEqual({
    from: '/old?a=1#second-part',
    to: '/plain?a=1#second-part',
  });
  expect(all.find(({ code, file }) => code === 'moved-link' && file === 'docs.json')?.fix?.to).toBe(
    '"New: [this](/gone-from-banner), **[that](/plain)** and [parts](/parts)"',
  );
});

test('holds files for agents that the site brings itself against the checks of `score`', () => {
  expect(told('agent-file')).toEqual([
    expect.stringMatching(/^warning llms.txt:.*\/gone-for-agents.md does not return Markdown/),
    expect.stringMatching(/^warning llms.txt:.*\/gone-for-agents.md does not exist/),
    expect.stringMatching(/^warning robots.txt:.*it blocks GPTBot/),
  ]);
});

test('follows redirects to their end', () => {
  expect(told('redirect-target')).toEqual([
    expect.stringContaining('The redirect from "/lost" leads to "/nowhere", which does not exist'),
  ]);
  expect(told('redirect-circle')).toEqual([expect.stringContaining('/circle/:rest*')]);
  expect(told('redirect-chain')).toEqual([expect.stringContaining('"/older"')]);
  expect(told('redirect-over-page')).toEqual([expect.stringContaining('"/parts"')]);
});

test('finds what nobody uses and what cannot be seen', () => {
  expect(told('unused-snippet')).toEqual([
    'warning components/Unused.jsx:1 No page uses this file',
    'warning snippets/unused.mdx:1 No page uses this file',
  ]);
  expect(told('unlisted-page')).toEqual(['warning legacy.mdx:1 This page is not in the navigation']);
  expect(told('missing-alt-text')).toEqual([
    'warning plain.mdx:8 The image has no alt text',
    'warning snippets/shared.mdx:3 The image has no alt text',
  ]);
  expect(told('low-contrast')).toEqual([expect.stringContaining('#FFEE88')]);
});

test('says nothing of a description that holds what others share', () => {
  expect(all.filter(({ file }) => file === 'parts/shared.yaml')).toEqual([]);
});

test('says which page a redirect may mean that leads nowhere', async () => {
  const site = mkdtempSync(join(tmpdir(), 'docwright-astray-'));
  const navigation = { pages: ['index', 'guides/points-added'] };
  const redirects = [
    { source: '/added', destination: '/guides/points_added' },
    { source: '/all', destination: '/guides' },
    { source: '/far', destination: '/nowhere-near' },
  ];
  const settings = { theme: 'mint', name: 'Test', colors: { primary: '#123456' }, navigation, redirects };
  try {
    mkdirSync(join(site, 'guides'));
    writeFileSync(join(site, 'docs.json'), JSON.stringify(settings));
    writeFileSync(join(site, 'index.mdx'), 'See [it](/added).\n');
    writeFileSync(join(site, 'guides/points-added.mdx'), 'Text.\n');
    const { problems } = await checkSite({ folder: site, base: '', origin: null, service: null, part: 'broken-links' });
    expect(problems.map(({ code, hint }) => [code, hint]).toSorted()).toEqual([
      ['dead-link', 'Did you mean "/guides/points-added"?'],
      ['redirect-chain', 'Redirect it to "/guides/points-added"'],
      ['redirect-target', undefined],
      ['redirect-target', 'Did you mean "/guides/points-added"?'],
    ]);
  } finally {
    rmSync(site, { recursive: true, force: true });
  }
});

test('tells a page that a redirect leads away from once', async () => {
  const site = mkdtempSync(join(tmpdir(), 'docwright-left-'));
  const settings = {
    ...{ theme: 'mint', name: 'Test', colors: { primary: '#123456' }, navigation: { pages: ['index'] } },
    redirects: [{ source: '/left/', destination: '/index' }],
  };
  try {
    writeFileSync(join(site, 'docs.json'), JSON.stringify(settings));
    for (const name of ['index.mdx', 'left.mdx', 'lost.mdx', 'SECURITY.md']) writeFileSync(join(site, name), 'Text.\n');
    const { problems } = await checkSite({ folder: site, base: '', origin: null, service: null });
    const found = problems.filter(({ code }) => /^(?:unlisted-page|redirect-over-page)$/.test(code));
    expect(found.map(({ code, file }) => `${code} ${file}`)).toEqual([
      'redirect-over-page docs.json',
      'unlisted-page SECURITY.md',
      'unlisted-page lost.mdx',
    ]);
    expect(found.map(({ hint }) => /\.mintignore/.test(hint ?? ''))).toEqual([false, true, false]);
  } finally {
    rmSync(site, { recursive: true, force: true });
  }
});

test('tells a slip that pages share once, without the places that a comment names', async () => {
  const site = mkdtempSync(join(tmpdir(), 'docwright-slips-'));
  const settings = { theme: 'mint', name: 'Test', colors: { primary: '#123456' }, navigation: { pages: ['index'] } };
  const slip = 'sidebartitle: Short\nmode: wider\n';
  const ignored = '# docwright-ignore-file unknown-key: read by another program\n';
  try {
    writeFileSync(join(site, 'docs.json'), JSON.stringify(settings));
    writeFileSync(join(site, 'index.mdx'), `---\n${ignored}${slip}---\n\nText.\n`);
    for (const name of ['a', 'b', 'c']) writeFileSync(join(site, `${name}.mdx`), `---\n${slip}---\n\nText.\n`);
    writeFileSync(join(site, 'd.mdx'), '---\nmode: broad\n---\n\nText.\n');
    const { problems } = await checkSite({ folder: site, base: '', origin: null, service: null });
    const found = problems.filter(({ key }) => key === 'mode' || key === 'sidebartitle');
    expect(found.map(({ code, file, places = [] }) => [code, file, ...places.map((place) => place.file)])).toEqual([
      ['invalid-value', 'a.mdx', 'a.mdx', 'b.mdx', 'c.mdx', 'index.mdx'],
      ['unknown-key', 'a.mdx', 'a.mdx', 'b.mdx', 'c.mdx'],
      ['invalid-value', 'd.mdx'],
    ]);
    expect(problems.filter(({ code }) => code === 'ignore-comment')).toEqual([]);
  } finally {
    rmSync(site, { recursive: true, force: true });
  }
});

test('names the line of a description that is too long', () => {
  expect(told('long-description')).toEqual([expect.stringMatching(/^warning index.mdx:3 The description has 209/)]);
});

test('leads from a folder to the first page in it', () => {
  const { hint, fix } = all.find(({ message }) => message.includes('"/guides"'))!;
  expect(hint).toBe('It leads to its first page, "/guides/deep"');
  expect(fix).toEqual(expect.objectContaining({ to: '/guides/deep' }));
});

describe('of a file that is no page', () => {
  const hintOf = async (pages: string[], link: string, code = 'dead-link'): Promise<string | undefined> => {
    const site = mkdtempSync(join(tmpdir(), 'docwright-readme-'));
    onTestFinished(() => rmSync(site, { recursive: true, force: true }));
    const settings = { theme: 'mint', name: 'T', colors: { primary: '#112233' }, navigation: { pages } };
    writeFileSync(join(site, 'docs.json'), JSON.stringify(settings));
    writeFileSync(join(site, 'index.mdx'), `See ${code === 'dead-file' ? '!' : ''}[more](${link}).\n`);
    writeFileSync(join(site, 'README.md'), 'More.\n');
    mkdirSync(join(site, 'build'));
    writeFileSync(join(site, 'build/app.mdx'), 'More.\n');
    writeFileSync(join(site, 'build/app.png'), 'More.\n');
    mkdirSync(join(site, 'build/.shots'));
    writeFileSync(join(site, 'build/.shots/a b.png'), 'More.\n');
    const { problems } = await checkSite({ folder: site, base: '', origin: null, service: null });
    return problems.find((problem) => problem.code === code)?.hint;
  };

  test('says why it has no address', async () => {
    expect(await hintOf(['index'], '/README')).toBe('"README.md" is a page only if the navigation lists it');
  });

  test('says so of a folder that is left out, too', async () => {
    expect(await hintOf(['index'], '/build/app')).toBe('"build/app.mdx" is a page only if the navigation lists it');
  });

  test('says of a picture in the folder that it is left out, and how it is taken in', async () => {
    expect(await hintOf(['index'], '/build/app.png', 'dead-file')).toBe(
      'The file exists, but is ignored by `.mintignore`, or because its name is ignored by default',
    );
    expect(await hintOf(['index'], '/build/.shots/a%20b.png', 'dead-file')).toBe(
      'The file exists, but is ignored because its path has a part that starts with a dot; add `!.shots` to `.mintignore` to include it',
    );
  });

  test('says nothing of files that are not there', async () => {
    expect(await hintOf(['index'], '/CONTRIBUTING')).toBeUndefined();
  });

  test('names its address where the navigation has it, and a link writes it in other letters', async () => {
    expect(await hintOf(['index', 'README'], '/readme')).toBe('Did you mean "/README"?');
  });
});

test('weighs as the settings say, and wants reasons', () => {
  expect(told('long-title')).toEqual([]);
  expect(told('missing-description')).toHaveLength(3);
  expect(told('ignore-comment')).toEqual([
    'warning plain.mdx:13 An ignore comment needs a reason',
    'warning plain.mdx:16 There is no dead-anchor finding to ignore here',
  ]);
});

test('follows a redirect to where a reader ends, at a place of a page too', async () => {
  const site = mkdtempSync(join(tmpdir(), 'docwright-redirected-'));
  const redirects = [
    ['/old', '/plain'],
    ['/older', '/old'],
    ['/lost', '/nowhere'],
    ['/lost-later', '/lost'],
    ['/part', '/plain#second-part'],
    ['/torn', '/plain#gone'],
    ['/outside', 'https://example.com/'],
    ['/from/:slug*', '/to/:slug*'],
    ['/to/:slug*', '/guides/:slug*'],
    ['/round', '/round-again'],
    ['/round-again', '/round'],
  ].map(([source, destination]) => ({ source, destination }));
  const navigation = { pages: ['index', 'plain', 'guides/a'] };
  const settings = { theme: 'mint', name: 'Test', colors: { primary: '#123456' }, navigation, redirects };
  const links = [
    ...['/old#second-part', '/older', '/old#none', '/lost', '/lost-later#x', '/part', '/part#none', '/torn'],
    ...['/outside#x', '/from/a#end', '/from/a#none', '/from/b', '/round', '/old#Second_Part'],
  ];
  const texts = {
    'docs.json': JSON.stringify(settings),
    'index.mdx': links.map((href) => `[to](${href})\n`).join(''),
    'plain.mdx': '## Second part\n\nText.\n',
    'guides/a.mdx': '## End\n\n![shown](/lost)\n',
  };
  try {
    mkdirSync(join(site, 'guides'));
    for (const [name, text] of Object.entries(texts)) writeFileSync(join(site, name), text);
    const { problems } = await checkSite({ folder: site, base: '', origin: null, service: null, part: 'broken-links' });
    const of = (file: string): unknown[] =>
      problems
        .filter((problem) => problem.file === file)
        .sort((a, b) => a.line! - b.line!)
        .map(({ code, line, message, fix }) => [code, links[line! - 1], message, ...(fix ? [fix.to] : [])]);
    expect(of('index.mdx')).toEqual([
      ['moved-link', '/old#second-part', '"/old" is an old address', '/plain#second-part'],
      ['moved-link', '/older', '"/older" is an old address', '/plain'],
      ['dead-anchor', '/old#none', 'There is no anchor "#none" on "/plain"', '/plain#none'],
      ['dead-link', '/lost', '"/lost" is redirected to "/nowhere", which does not exist'],
      ['dead-link', '/lost-later#x', '"/lost-later" is redirected to "/nowhere", which does not exist'],
      ['moved-link', '/part', '"/part" is an old address', '/plain#second-part'],
      ['moved-link', '/part#none', '"/part" is an old address', '/plain#second-part'],
      ['dead-anchor', '/torn', 'There is no anchor "#gone" on "/plain"'],
      ['moved-link', '/outside#x', '"/outside" is an old address'],
      ['moved-link', '/from/a#end', '"/from/a" is an old address', '/guides/a#end'],
      ['dead-anchor', '/from/a#none', 'There is no anchor "#none" on "/guides/a"', '/guides/a#none'],
      ['dead-link', '/from/b', '"/from/b" is redirected to "/guides/b", which does not exist'],
      ['dead-link', '/round', '"/round" is redirected in a loop'],
      ['moved-anchor', '/old#Second_Part', 'There is no anchor "#Second_Part" on "/plain"', '/plain#second-part'],
    ]);
    expect(of('guides/a.mdx')).toEqual([
      ['dead-file', links[2], '"/lost" is redirected to "/nowhere", which does not exist'],
    ]);
    const settled = problems.filter(({ file }) => file === 'docs.json');
    expect(settled.map(({ code, message, hint }) => [code, message, hint])).toEqual(
      expect.arrayContaining([
        ['dead-anchor', 'There is no anchor "#gone" on "/plain"', 'The redirect from "/torn" leads there'],
        [
          'redirect-chain',
          'The redirect from "/from/:slug*" leads to another redirect',
          'Redirect it to "/guides/:slug*"',
        ],
      ]),
    );
  } finally {
    rmSync(site, { recursive: true, force: true });
  }
});

test('says once what nobody can know while an API description cannot be read', async () => {
  const site = mkdtempSync(join(tmpdir(), 'docwright-unread-'));
  const navigation = {
    tabs: [
      { tab: 'Guides', pages: ['index', 'guides/send', 'guides/named', 'guides/schema'] },
      { tab: 'API', openapi: { source: 'gone.yaml', directory: 'api/v2' } },
      { tab: 'More', openapi: 'here.yaml', pages: ['GET /unknown', 'GET /pets'] },
    ],
  };
  const redirects = [
    { source: '/old', destination: '/api/v2/users/send' },
    { source: '/older', destination: '/nowhere' },
  ];
  const settings = { theme: 'mint', name: 'Test', colors: { primary: '#123456' }, navigation, redirects };
  const texts = {
    'docs.json': JSON.stringify(settings),
    'here.yaml': `openapi: 3.0.0
info: { title: Here, version: "1" }
paths:
  /pets:
    get:
      summary: Pets
      responses: { "200": { description: Good } }
      x-docs:
        content: |
          See [more](/gone-too).
`,
    'index.mdx':
      '[a](/api/v2/users/list) [b](/api/users) [c](/guides/send#body-name)\n\nTheir folders: [d](/api/v2), [e](/api#x)\n',
    'guides/send.mdx': '---\nopenapi: POST /send\n---\n',
    'guides/schema.mdx': '---\nopenapi-schema: User\n---\n',
    'guides/named.mdx': '---\nopenapi: here.yaml POST /send\n---\n',
  };
  try {
    mkdirSync(join(site, 'guides'));
    for (const [name, text] of Object.entries(texts)) writeFileSync(join(site, name), text);
    const options = { folder: site, base: '', origin: null, service: null, allowMissingApis: true };
    const { problems } = await checkSite({ ...options, part: 'validate' });
    expect(problems.map(({ code, file, line, message }) => `${code} ${file}:${line} ${message}`).sort()).toEqual([
      expect.stringMatching(/^api-missing docs.json/),
      'dead-link here.yaml:10 There is no page or file at "/gone-too"',
      'dead-link index.mdx:1 There is no page or file at "/api/users"',
      'missing-operation guides/named.mdx:2 "POST /send" is not in here.yaml',
      expect.stringMatching(/^not-checked /),
      expect.stringContaining('The redirect from "/older" leads to "/nowhere", which does not exist'),
    ]);
    const { places = [] } = problems.find(({ code }) => code === 'not-checked')!;
    expect(places.map(({ file, line, column }) => [file, line, column])).toEqual([
      ['guides/schema.mdx', 2, undefined],
      ['guides/send.mdx', 2, undefined],
      ['docs.json', expect.anything(), expect.anything()],
      ['index.mdx', 1, 5],
      ['index.mdx', 1, 45],
      ['index.mdx', 3, 20],
      ['index.mdx', 3, 34],
      ['docs.json', expect.anything(), expect.anything()],
    ]);
  } finally {
    rmSync(site, { recursive: true, force: true });
  }
});

test('a part finds what belongs to it', async () => {
  const codes = new Set((await check('broken-links')).map(({ code }) => code));
  expect([...codes].sort()).toEqual([
    'dead-anchor',
    'dead-file',
    'dead-link',
    'moved-anchor',
    'moved-link',
    'redirect-chain',
    'redirect-circle',
    'redirect-over-page',
    'redirect-target',
  ]);
});

test('knows the files that a build makes where the settings alone lead to them', async () => {
  const site = mkdtempSync(join(tmpdir(), 'docwright-generated-'));
  const navigation = { pages: ['index'] };
  const links = ['/llms.txt', '/gone.txt'].map((href) => ({ label: href, href }));
  const redirects = ['/llms-full.txt', '/gone.txt'].map((destination) => ({
    source: `/old${destination}`,
    destination,
  }));
  const settings = { theme: 'mint', name: 'Test', colors: { primary: '#123456' }, navigation, redirects };
  try {
    const problemsOf = async (more: object): Promise<string[]> => {
      writeFileSync(join(site, 'docs.json'), JSON.stringify({ ...settings, ...more }));
      writeFileSync(join(site, 'index.mdx'), '---\ntitle: Start\ndescription: About.\n---\n\nText.\n');
      const { problems } = await checkSite({ folder: site, base: '', origin: null, service: null });
      return problems.filter(({ code }) => /^(?:dead-link|redirect-target)$/.test(code)).map(({ message }) => message);
    };
    const lost = 'The redirect from "/old/gone.txt" leads to "/gone.txt", which does not exist';
    expect(await problemsOf({})).toEqual([lost]);
    const told = await problemsOf({ navbar: { links }, redirects: [] });
    expect(told).toEqual(['There is no page or file at "/gone.txt"']);
  } finally {
    rmSync(site, { recursive: true, force: true });
  }
});

test('a build tells what `validate` does, and fails for it where it is strict', { timeout: 60_000 }, async () => {
  const out = join(folder, 'dist');
  const options = { folder, base: '', origin: null, service: null, out, protect: false, force: false, cache: null };
  const lenient = await buildSite({ ...options, strict: false });
  expect(lenient.written).toBe(true);
  const shown = (problems: Problem[]): string[] => problems.map((problem) => JSON.stringify(problem)).sort();
  expect(shown(lenient.problems)).toEqual(shown(await check('validate')));
  expect(lenient.problems.filter(({ code }) => code === 'dead-link')).toHaveLength(10);
  expect((await buildSite({ ...options, strict: true })).written).toBe(false);
});

test('a file that many pages lack is told once, with the pages', async () => {
  const site = mkdtempSync(join(tmpdir(), 'docwright-lacked-'));
  try {
    const write = (path: string, text: string): void => writeFileSync(join(site, path), text);
    mkdirSync(join(site, 'snippets'));
    write(
      'docs.json',
      JSON.stringify({
        name: 'L',
        theme: 'mint',
        colors: { primary: '#0a7' },
        navigation: { pages: ['index', 'a', 'b'] },
      }),
    );
    write(
      'snippets/Mark.jsx',
      "const at = ['', 'gone'].join('/');\nexport const Mark = () => <><img src={`${at}.png`} alt=\"\" /><a href={at}>x</a></>;\n",
    );
    for (const name of ['index', 'a', 'b'])
      write(
        `${name}.mdx`,
        'import { Mark } from \'/snippets/Mark.jsx\'\n\n<Mark />\n\n<script src="/lost.js"></script>\n\n[y](/nowhere)\n',
      );
    const { problems } = await checkSite({ folder: site, base: '', origin: null, service: null, part: 'broken-links' });
    expect(problems.map(({ code, message, places }) => [code, message, places?.length]).sort()).toEqual([
      ['dead-file', 'The file "/gone.png" does not exist', 3],
      ['dead-file', 'The file "/lost.js" does not exist', 3],
      ['dead-link', 'There is no page or file at "/gone"', 3],
      ['dead-link', 'There is no page or file at "/nowhere"', undefined],
      ['dead-link', 'There is no page or file at "/nowhere"', undefined],
      ['dead-link', 'There is no page or file at "/nowhere"', undefined],
    ]);
  } finally {
    rmSync(site, { recursive: true, force: true });
  }
});

test('a script of a page whose file is not there is told', async () => {
  const site = mkdtempSync(join(tmpdir(), 'docwright-scripts-'));
  const settings = { name: 'A', theme: 'mint', colors: { primary: '#0a7' }, navigation: { pages: ['index'] } };
  writeFileSync(join(site, 'docs.json'), JSON.stringify(settings));
  writeFileSync(join(site, 'there.js'), '');
  writeFileSync(
    join(site, 'index.mdx'),
    'A.\n\n<script type="module" src="/there.js"></script>\n<script src="/gone.js"></script>\n',
  );
  try {
    const { problems } = await checkSite({ folder: site, base: '', origin: null, service: null, part: 'broken-links' });
    expect(problems).toMatchObject([
      { code: 'dead-file', file: 'index.mdx', line: 4, message: 'The file "/gone.js" does not exist' },
    ]);
  } finally {
    rmSync(site, { recursive: true, force: true });
  }
});

test('an icon and previews in front matter whose files are not there are told', async () => {
  const site = mkdtempSync(join(tmpdir(), 'docwright-front-matter-'));
  const settings = { name: 'A', theme: 'mint', colors: { primary: '#0a7' }, navigation: { pages: ['index', 'b'] } };
  writeFileSync(join(site, 'docs.json'), JSON.stringify(settings));
  writeFileSync(join(site, 'there.svg'), picture);
  writeFileSync(join(site, 'b.mdx'), '---\nicon: there.svg\nog:image: https://example.com/b.png\n---\n\nB.\n');
  const head = 'icon: /their.svg\n"og:image": gone.png\ntwitter:image: /there.svg?v=2';
  writeFileSync(join(site, 'index.mdx'), `---\ntitle: A\n${head}\n---\n\nA.\n`);
  try {
    const { problems } = await checkSite({ folder: site, base: '', origin: null, service: null, part: 'broken-links' });
    expect(problems.map(({ code, file, line, message, hint }) => [code, file, line, message, hint])).toEqual([
      ['dead-file', 'index.mdx', 3, 'The file "/their.svg" does not exist', 'Did you mean "/there.svg"?'],
      ['dead-file', 'index.mdx', 4, 'The file "/gone.png" does not exist', undefined],
    ]);
  } finally {
    rmSync(site, { recursive: true, force: true });
  }
});

test('a slip in the name of a rule is told where it is written', async () => {
  const site = mkdtempSync(join(tmpdir(), 'docwright-names-'));
  const check = {
    rules: { 'ded-link': 'off', 'unknown-key': 'off', 'dead-file': 'warning' },
    ignore: [{ rule: 'dead_anchor', file: 'index.mdx', reason: 'Soon' }],
  };
  const settings = { theme: 'mint', name: 'Test', colors: { primary: '#123456' }, navigation: { pages: ['index'] } };
  const text = '---\ntitle: Home\n---\n\n{/* docwright-ignore deadlink: soon */}\n[soon](/soon)\n';
  try {
    const find = async (): Promise<string[]> =>
      (await checkSite({ folder: site, base: '', origin: null, service: null })).problems.map(
        ({ code, file, line, hint }) => `${code} ${file}:${line} ${hint ?? ''}`,
      );
    writeFileSync(join(site, 'index.mdx'), text);
    writeFileSync(join(site, 'docs.json'), JSON.stringify({ ...settings, check }, null, 1));
    const comment = ['ignore-comment index.mdx:5 Did you mean dead-link?'];
    expect((await find()).filter((found) => found.startsWith('ignore'))).toEqual(comment);
    writeFileSync(
      join(site, 'docs.json'),
      JSON.stringify({ ...settings, check: { ignore: check.ignore, rules: { 'ded-link': 'off' } } }, null, 1),
    );
    expect((await find()).filter((found) => found.startsWith('unknown'))).toEqual([
      'unknown-key docs.json:21 Did you mean "dead-link"?',
      'unknown-key docs.json:15 Did you mean "dead-anchor"?',
    ]);
  } finally {
    rmSync(site, { recursive: true, force: true });
  }
});

test('no code of another fault is taken for a slip of the name of a rule', () => {
  const source = readFileSync('src/model/problem-code.ts', 'utf8');
  const codes = [...source.matchAll(/^ {2}\| '([a-z-]+)'/gm)].map(([, code]) => code!);
  expect(codes.length).toBeGreaterThan(100);
  expect(codes.filter((code) => nearestRule(code) !== null)).toEqual([]);
});

test('says how an address of another site is written, and what a link to a language that is not there may mean', async () => {
  const site = mkdtempSync(join(tmpdir(), 'docwright-other-'));
  const settings = {
    theme: 'mint',
    name: 'Test',
    colors: { primary: '#123456' },
    navigation: { pages: ['index', 'a/start'] },
  };
  try {
    writeFileSync(join(site, 'docs.json'), JSON.stringify(settings));
    writeFileSync(
      join(site, 'index.mdx'),
      '---\nurl: github.com/acme\n---\n\nA[^†] and B[^注].\n\n[^†]: One.\n\n[^注]: Two.\n',
    );
    mkdirSync(join(site, 'a'));
    writeFileSync(
      join(site, 'a/start.mdx'),
      '[a](www.acme.test) [b](/api.acme.dev/x?y#z) [c](install.comfort) [d](/fr/a/start) [e](..\\\\a\\\\start)\n',
    );
    const options = { folder: site, base: '', origin: null, service: null, part: 'broken-links' } as const;
    const { problems } = await checkSite(options);
    expect(problems.filter(({ code }) => code === 'dead-anchor')).toEqual([]);
    expect(problems.flatMap(({ code, hint }) => (code === 'dead-link' ? [hint] : []))).toEqual([
      'To link to another site, write "https://github.com/acme"',
      'To link to another site, write "https://www.acme.test"',
      'To link to another site, write "https://api.acme.dev/x?y#z"',
      undefined,
      'Did you mean "/a/start"?',
      'Did you mean "/a/start"?',
    ]);
  } finally {
    rmSync(site, { recursive: true, force: true });
  }
});

test('finds files that a style sheet names and the site does not hold', async () => {
  const site = mkdtempSync(join(tmpdir(), 'docwright-styled-'));
  const settings = { theme: 'mint', name: 'Test', colors: { primary: '#123456' }, navigation: { pages: ['index'] } };
  const style = `@import "base.css"; @import 'https://a.test/b.css';
/* url(commented.png) */
a { background: url(../images/there.svg?v=1#x) url( "../images/their.svg" ), URL('/images/none.png'); }
b { background: url(data:image/png;base64,AAAA); filter: url(#blur); mask: url(var(--x)); cursor: url(//a.test/c.cur) }
c { src: url(gone.woff2) format("woff2"), url(gone.woff2) } /* url(open.png) `;
  try {
    mkdirSync(join(site, 'css'));
    mkdirSync(join(site, 'images'));
    writeFileSync(join(site, 'docs.json'), JSON.stringify(settings));
    writeFileSync(join(site, 'index.mdx'), 'Text.\n');
    writeFileSync(join(site, 'css/own.css'), style);
    writeFileSync(join(site, 'images/there.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    const { problems } = await checkSite({ folder: site, base: '', origin: null, service: null, part: 'broken-links' });
    expect(problems.map(({ code, file, line, message, hint }) => [code, file, line, message, hint])).toEqual([
      ['dead-file', 'css/own.css', 1, 'The file "/css/base.css" does not exist', undefined],
      [
        'dead-file',
        'css/own.css',
        3,
        'The file "/images/their.svg" does not exist',
        'Did you mean "/images/there.svg"?',
      ],
      ['dead-file', 'css/own.css', 3, 'The file "/images/none.png" does not exist', undefined],
      ['dead-file', 'css/own.css', 5, 'The file "/css/gone.woff2" does not exist', undefined],
    ]);
  } finally {
    rmSync(site, { recursive: true, force: true });
  }
});

test('redirects and links may lead to addresses that begin with the base path', async () => {
  const site = mkdtempSync(join(tmpdir(), 'docwright-based-'));
  const redirects = [
    { source: '/old', destination: '/docs/plain' },
    { source: '/lost', destination: '/docs/nowhere' },
  ];
  const navbar = { links: [{ label: 'Plain', href: '/docs/plain' }] };
  const navigation = { pages: ['index', 'plain'] };
  const settings = { theme: 'mint', name: 'Test', colors: { primary: '#123456' }, navigation, navbar, redirects };
  try {
    writeFileSync(join(site, 'docs.json'), JSON.stringify(settings));
    writeFileSync(join(site, 'index.mdx'), '[a](/docs/plain) [b](/plain) [home](/docs) ![Ring](/docs/ring.svg)\n');
    writeFileSync(join(site, 'plain.mdx'), 'Text.\n');
    writeFileSync(join(site, 'ring.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    const options = { folder: site, base: '/docs', origin: null, service: null, part: 'broken-links' } as const;
    const { problems } = await checkSite(options);
    expect(problems.map(({ code, message }) => [code, message])).toEqual([
      ['redirect-target', 'The redirect from "/lost" leads to "/docs/nowhere", which does not exist'],
    ]);
    const atRoot = await checkSite({ ...options, base: '' });
    for (const path of ['/plain', '/ring.svg'])
      expect(atRoot.problems.find(({ message }) => message.includes(`"/docs${path}"`))?.hint).toBe(
        `Did you mean "${path}"? If the site is served under /docs, build it with --base /docs`,
      );
  } finally {
    rmSync(site, { recursive: true, force: true });
  }
});
