import {
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { checkSite } from '../../../../src/build/check/check-site.ts';
import { moveAddresses } from '../../../../src/build/rename/move-addresses.ts';
import { renamePage } from '../../../../src/build/rename/rename-page.ts';

const settings = {
  theme: 'mint',
  name: 'Test',
  colors: { primary: '#112233' },
  navigation: { pages: ['index', { group: 'Guides', pages: ['guides/install', 'guides/other'] }] },
  navbar: { links: [{ label: 'Start', href: '/guides/install#top' }] },
  redirects: [{ source: '/begin', destination: '/guides/install' }],
};

const page = (title: string, text: string): string => `---\ntitle: ${title}\n---\n\n${text}\n`;

function writeSite(changes: Record<string, unknown> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'docwright-rename-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const files = {
    'docs.json': JSON.stringify({ ...settings, ...changes }, null, 2),
    'index.mdx': page(
      'Home',
      '[Install](/guides/install#second) <Card href="/guides/install">Card</Card>\n\n`/guides/install`',
    ),
    'guides/install.mdx': page('Install', '## Second\n\n[Other](./other.mdx) ![Dot](../images/dot.svg)'),
    'guides/other.mdx': page('Other', '[Back](./install.mdx?a=b#second)'),
    'images/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

const read = (folder: string, path: string): string => readFileSync(join(folder, path), 'utf8');
const problemsOf = async (folder: string): Promise<string[]> =>
  (await checkSite({ folder, base: '', origin: null, service: null, part: 'broken-links' })).problems.map(
    ({ code, file }) => `${code} ${file}`,
  );

test('a page moves with all that leads to it', async () => {
  const folder = writeSite();
  expect(await renamePage({ folder, from: '/guides/install.mdx', to: 'start/setup' })).toEqual({
    file: 'start/setup.mdx',
    links: 3,
    settings: 3,
    chained: 0,
  });
  expect(existsSync(join(folder, 'guides/install.mdx'))).toBe(false);
  expect(read(folder, 'start/setup.mdx')).toContain('[Other](../guides/other.mdx) ![Dot](../images/dot.svg)');
  expect(read(folder, 'index.mdx')).toContain('[Install](/start/setup#second) <Card href="/start/setup">');
  expect(read(folder, 'index.mdx')).toContain('`/guides/install`');
  expect(read(folder, 'guides/other.mdx')).toContain('[Back](/start/setup?a=b#second)');
  const written = JSON.parse(read(folder, 'docs.json')) as typeof settings;
  expect(written.navigation.pages[1]).toMatchObject({ pages: ['start/setup', 'guides/other'] });
  expect(written.navbar.links[0]!.href).toBe('/start/setup#top');
  expect(written.redirects).toEqual([
    { source: '/guides/install', destination: '/start/setup' },
    { source: '/begin', destination: '/start/setup' },
  ]);
  expect(await problemsOf(folder)).toEqual([]);
});

test('a link moves with its page, too, where it names a place that the page does not have', async () => {
  const folder = writeSite();
  const [index, own] = [join(folder, 'index.mdx'), join(folder, 'guides/install.mdx')];
  writeFileSync(index, page('Home', '[a](/guides/install#secon) <a href="/guides/install?b=c#lost">d</a> [e](/begin)'));
  writeFileSync(own, page('Install', '[f](/guides/install#lost) [g](#lost)\n\n## Second'));
  expect((await renamePage({ folder, from: 'guides/install', to: 'setup' })).links).toBe(4);
  expect(read(folder, 'index.mdx')).toContain('[a](/setup#secon) <a href="/setup?b=c#lost">d</a> [e](/begin)');
  expect(read(folder, 'setup.mdx')).toContain('[f](/setup#lost) [g](#lost)');
});

test('a new name that no address can hold as it is leaves the links whole', async () => {
  const folder = writeSite();
  await renamePage({ folder, from: 'guides/install', to: 'start here/erste (Schritte)' });
  const address = '/start%20here/erste%20%28Schritte%29';
  expect(read(folder, 'index.mdx')).toContain(`[Install](${address}#second) <Card href="${address}">`);
  expect(await problemsOf(folder)).toEqual([]);
  await renamePage({ folder, from: 'start here/erste (Schritte)', to: 'install' });
  expect(read(folder, 'install.mdx')).toContain('[Other](./guides/other.mdx) ![Dot](./images/dot.svg)');
  expect(await problemsOf(folder)).toEqual([]);
});

test('addresses that lead back into a folder keep to what an address can hold', () => {
  const text = '[a](./b.mdx) <img src="./c.png" />\nimport D from "./d.mdx"';
  expect(moveAddresses(text, { from: 'my dir/page.mdx', to: 'page.mdx' })).toBe(
    '[a](./my%20dir/b.mdx) <img src="./my%20dir/c.png" />\nimport D from "./my dir/d.mdx"',
  );
});

test('settings without redirects get some', async () => {
  const folder = writeSite({ redirects: undefined });
  await renamePage({ folder, from: 'guides/install', to: 'setup' });
  expect(JSON.parse(read(folder, 'docs.json'))).toMatchObject({
    redirects: [{ source: '/guides/install', destination: '/setup' }],
  });
  expect(await problemsOf(folder)).toEqual([]);
});

test('redirects are found where settings have them, not where something else has their name', async () => {
  const colors = { primary: '#112233' };
  const folder = writeSite({ name: 'The "redirects": [ of a site', seo: { metatags: { redirects: 'no' } }, colors });
  await renamePage({ folder, from: 'guides/install', to: 'setup' });
  expect(JSON.parse(read(folder, 'docs.json'))).toMatchObject({
    name: 'The "redirects": [ of a site',
    redirects: [{ source: '/guides/install', destination: '/setup' }, { source: '/begin' }],
  });
});

test('redirects in a file of their own stay there; where it is missing, nothing changes', async () => {
  const folder = writeSite({ redirects: { $ref: './config/redirects.json' } });
  const before = read(folder, 'docs.json');
  await expect(renamePage({ folder, from: 'guides/install', to: 'setup' })).rejects.toThrow(
    '`redirects` is not a list',
  );
  expect(read(folder, 'docs.json')).toBe(before);
  expect(existsSync(join(folder, 'guides/install.mdx'))).toBe(true);
  expect(existsSync(join(folder, 'setup.mdx'))).toBe(false);
  mkdirSync(join(folder, 'config'));
  writeFileSync(join(folder, 'config/redirects.json'), '[]');
  await renamePage({ folder, from: 'guides/install', to: 'setup' });
  expect(JSON.parse(read(folder, 'config/redirects.json'))).toEqual([
    { source: '/guides/install', destination: '/setup' },
  ]);
});

test('nothing is written over, and nothing changes then', async () => {
  const folder = writeSite();
  const before = read(folder, 'docs.json');
  for (const [from, to] of [
    ['guides/install', 'guides/other'],
    ['guides/none', 'setup'],
    ['guides/install', 'begin'],
    ['', 'setup'],
    ['guides/install', 'what?'],
    ['guides/install', 'c#'],
    ['guides/install', 'a%20b'],
  ] as const)
    await expect(renamePage({ folder, from, to })).rejects.toThrow();
  expect(read(folder, 'docs.json')).toBe(before);
  expect(existsSync(join(folder, 'guides/install.mdx'))).toBe(true);
});

test('addresses that count from the file are moved with it', () => {
  const moved = (text: string): string => moveAddresses(text, { from: 'a/b/page.mdx', to: 'c/page.mdx' });
  expect(moved('import X from \'./x.jsx\'\n[x](../y.mdx#z) <img src="./p.png"/> [z](/z) [e](https://e.example)')).toBe(
    'import X from \'../a/b/x.jsx\'\n[x](../a/y.mdx#z) <img src="../a/b/p.png"/> [z](/z) [e](https://e.example)',
  );
});

test('every form of an address is moved, and code stays', () => {
  const moved = (text: string): string =>
    moveAddresses(text, {
      from: 'a/page.mdx',
      to: 'c/d/page.mdx',
      isThere: (path) => ['a/y.mdx', 'a/y', 'a/p q.png', 'a/p.png', 'z.png'].includes(path),
    });
  for (const [text, expected] of [
    [
      '[a][r] [r]\n\n[r]: ./y.mdx#z "T"\n> [s]: <y>\n[^n]: ./y.mdx',
      '[a][r] [r]\n\n[r]: ../../a/y.mdx#z "T"\n> [s]: <../../a/y>\n[^n]: ./y.mdx',
    ],
    ['![a](<p q.png>) [b]( ./y "T")', '![a](<../../a/p%20q.png>) [b]( ../../a/y "T")'],
    [
      '<Card title="y" img="./p.png" icon="y" href = "./y" />',
      '<Card title="y" img="../../a/p.png" icon="y" href = "../../a/y" />',
    ],
    [
      '<Card icon="./p.png" href={`./y`}/> <Hero imageDark={\'../z.png\'} />',
      '<Card icon="../../a/p.png" href={`../../a/y`}/> <Hero imageDark={\'../../z.png\'} />',
    ],
    [
      '<img srcSet="./p.png 1x, ../z.png 2x, /o.png 3x" />',
      '<img srcSet="../../a/p.png 1x, ../../z.png 2x, /o.png 3x" />',
    ],
    [
      'import {\n  A,\n} from "./x"\nexport * from \'../q.js\'',
      'import {\n  A,\n} from "../../a/x"\nexport * from \'../../q.js\'',
    ],
  ] as const)
    expect(moved(text)).toBe(expected);
  for (const text of [
    '`[x](./y.mdx)` and ``<img src="./p.png"/>``',
    '```md\n[x](./y.mdx)\n[r]: ./y.mdx\n<img src="./p.png"/>\n```',
    "~~~js\nimport x from './y.js'\n~~~",
    'Copied from "./y", by hand. <Snippet file="y.mdx" />',
  ])
    expect(moved(text)).toBe(text);
});

test('files that import a page that moves lead to its new place, and it to theirs', async () => {
  const folder = writeSite();
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  write('snippets/list.jsx', "import Install from '../guides/install';\nexport const A = () => <Install />;\n");
  write('snippets/text.mdx', 'Text');
  write(
    'guides/install.mdx',
    page('Install', "import T from './snippets/text.mdx';\nimport { A } from '/snippets/list'\n\n<T />"),
  );
  write(
    'guides/other.mdx',
    page(
      'Other',
      "import I from './install.mdx';\nimport J from 'guides/install.mdx'\nimport K from \"/guides/install\"\n\n`import I from './install.mdx'`\n\n```js\nimport I from './install.mdx';\n```\n\n<I />",
    ),
  );
  await renamePage({ folder, from: 'guides/install', to: 'start/setup' });
  expect(read(folder, 'start/setup.mdx')).toContain(
    "from './snippets/text.mdx';\nimport { A } from '/snippets/list'\n",
  );
  expect(read(folder, 'snippets/list.jsx')).toContain("from '../start/setup';");
  expect(read(folder, 'guides/other.mdx')).toBe(
    page(
      'Other',
      "import I from '../start/setup.mdx';\nimport J from 'start/setup.mdx'\nimport K from \"/start/setup\"\n\n`import I from './install.mdx'`\n\n```js\nimport I from './install.mdx';\n```\n\n<I />",
    ),
  );
});

test('addresses that count from the file of a page without saying so lead on, and those from the root stay', async () => {
  const folder = writeSite();
  const text =
    '[O](other) [P](other.mdx#top) ![D](dot.svg) <a href="other">o</a> [R](guides/other) [N](nothing) [M](mailto:a@b.c)';
  writeFileSync(join(folder, 'guides/install.mdx'), page('Install', `## Second\n\n${text}`));
  writeFileSync(join(folder, 'guides/dot.svg'), '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  await renamePage({ folder, from: 'guides/install', to: 'setup' });
  expect(read(folder, 'setup.mdx')).toContain(
    '[O](./guides/other) [P](./guides/other.mdx#top) ![D](./guides/dot.svg) <a href="./guides/other">o</a> [R](guides/other) [N](nothing) [M](mailto:a@b.c)',
  );
});

test('what only looks like the address of a page that moves stays', async () => {
  const folder = writeSite();
  const text =
    'Mac / Linux (/) and "/" go on. [Home](/), [again](</>), <a href="/">so</a>\n\n' +
    '<Card title="One" href="/guides/other" />\n\n<Card title="Two" href="/guides/other"/>\n\n<>x</>\n\n[named]\n\n[named]: /';
  writeFileSync(join(folder, 'guides/other.mdx'), page('Other', text));
  await renamePage({ folder, from: 'index', to: 'home' });
  expect(read(folder, 'guides/other.mdx')).toBe(
    page(
      'Other',
      text
        .replace('[Home](/), [again](</>), <a href="/">', '[Home](/home), [again](</home>), <a href="/home">')
        .replace('[named]: /', '[named]: /home'),
    ),
  );
});

test('an address with spaces moves, in angle brackets and in attributes', async () => {
  const folder = writeSite({ navigation: { pages: ['index', 'guides/a b', 'guides/other'] } });
  writeFileSync(join(folder, 'guides/a b.mdx'), page('A', 'Text'));
  writeFileSync(
    join(folder, 'guides/other.mdx'),
    page('Other', '[A](</guides/a b>) <Card href="/guides/a b">A</Card>'),
  );
  expect((await renamePage({ folder, from: 'guides/a b', to: 'start' })).links).toBe(2);
  expect(read(folder, 'guides/other.mdx')).toContain('[A](</start>) <Card href="/start">A</Card>');
});

test('a page from whose address no redirect can lead away stays, with the links to it', async () => {
  const folder = writeSite();
  const before = read(folder, 'docs.json');
  for (const name of ['guides/what?', 'guides/a:b', 'guides/50%41']) {
    writeFileSync(join(folder, `${name}.mdx`), page('Odd', 'Text'));
    await expect(renamePage({ folder, from: name, to: 'start' })).rejects.toThrow(/cannot be moved with a redirect/);
    expect(existsSync(join(folder, `${name}.mdx`))).toBe(true);
  }
  expect(read(folder, 'docs.json')).toBe(before);
});

test('redirects with captures stay, and lead on by the new one; what is left of their folder is no dead end', async () => {
  const redirects = [
    { source: '/old/:slug*', destination: '/guides/:slug*#top' },
    { source: '/blog/:post', destination: 'https://example.com/:post' },
  ];
  const folder = writeSite({ redirects });
  expect(await renamePage({ folder, from: 'guides/install', to: 'start/setup' })).toMatchObject({ chained: 1 });
  expect(await renamePage({ folder, from: 'guides/other', to: 'start/other' })).toMatchObject({ chained: 1 });
  const written = JSON.parse(read(folder, 'docs.json')) as typeof settings;
  expect(written.redirects).toEqual([
    { source: '/guides/other', destination: '/start/other' },
    { source: '/guides/install', destination: '/start/setup' },
    ...redirects,
  ]);
  expect(await problemsOf(folder)).toEqual([]);
});

test('links that begin with the base path are rewritten where it is named', async () => {
  const folder = writeSite();
  writeFileSync(join(folder, 'index.mdx'), page('Home', '[Install](/docs/guides/install#second)'));
  await renamePage({ folder, from: 'guides/install', to: 'start/setup', base: '/docs' });
  expect(read(folder, 'index.mdx')).toContain('[Install](/start/setup#second)');
});

test('the case of a name can be changed where case makes no difference to the file system', async () => {
  const folder = writeSite();
  // As such a file system shows it: two names, one file.
  linkSync(join(folder, 'guides/install.mdx'), join(folder, 'guides/Install.mdx'));
  await renamePage({ folder, from: 'guides/install', to: 'guides/Install' });
  expect(read(folder, 'guides/Install.mdx')).toContain('[Other](./other.mdx)');
  expect(read(folder, 'docs.json')).toContain('"guides/Install"');
});

test('a page of the same name in another case is not written over', async () => {
  const folder = writeSite();
  writeFileSync(join(folder, 'guides/Install.mdx'), page('Another', 'Kept'));
  await expect(renamePage({ folder, from: 'guides/install', to: 'guides/Install' })).rejects.toThrow('already');
  expect(read(folder, 'guides/Install.mdx')).toContain('Kept');
});

test('a page stays in its site, and where a site is read', async () => {
  const folder = writeSite();
  const go = (to: string): Promise<unknown> => renamePage({ folder, from: 'guides/install', to });
  await expect(go('../install')).rejects.toThrow('"../install" is outside the site');
  await expect(go('guides/../../install')).rejects.toThrow('is outside the site');
  await expect(go('node_modules/install')).rejects.toThrow('Pages in a folder "node_modules" are ignored');
  expect(read(folder, 'guides/install.mdx')).toContain('Second');
  await go('guides/../start');
  expect(read(folder, 'start.mdx')).toContain('Second');
});

test('a page that cannot be written to its new place stays at the old one', async () => {
  const folder = writeSite();
  const before = [read(folder, 'guides/install.mdx'), read(folder, 'docs.json')];
  await expect(renamePage({ folder, from: 'guides/install', to: 'x'.repeat(300) })).rejects.toThrow('ENAMETOOLONG');
  expect([read(folder, 'guides/install.mdx'), read(folder, 'docs.json')]).toEqual(before);
  expect(readdirSync(join(folder, 'guides'))).toEqual(['install.mdx', 'other.mdx']);
});

test('no file loses bytes that are no text', async () => {
  const folder = writeSite();
  const latin = Buffer.from(page('Über', '[Other](./other.mdx)'), 'latin1');
  writeFileSync(join(folder, 'guides/install.mdx'), latin);
  await expect(renamePage({ folder, from: 'guides/install', to: 'start/setup' })).rejects.toMatchObject({
    problems: [{ code: 'encoding', file: 'guides/install.mdx', line: 2, hint: 'Save the file as UTF-8' }],
  });
  expect(readFileSync(join(folder, 'guides/install.mdx'))).toEqual(latin);
  expect(existsSync(join(folder, 'start'))).toBe(false);
  writeFileSync(join(folder, 'guides/install.mdx'), Buffer.from(`\uFEFF${latin.toString('latin1')}`, 'utf16le'));
  await renamePage({ folder, from: 'guides/install', to: 'start/setup' });
  expect(read(folder, 'start/setup.mdx')).toContain('title: Über');
});
