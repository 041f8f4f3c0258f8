import { truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Fault } from '../fault.ts';
import { soundConfig, writeConfig, writeFiles, writePage } from '../write-site.ts';

const words = '---\ntitle: Faulty\n---\n\nWords.\n';
const outside = 'a secret beside this site';

/** A site that has more of something than anybody means. */
function site(
  name: string,
  bring: Fault['bring'],
  { names = [], outcome = 'publishes', ...more }: Partial<Omit<Fault, 'name' | 'bring'>> = {},
): Fault {
  return { name, outcome, names, bring, ...more };
}

/** Names that a site repeats thirty times over, each twice in the next. */
const doubling = Object.fromEntries(
  Array.from({ length: 30 }, (_, at) => [`v${at}`, at === 0 ? 'word' : `{{v${at - 1}}}{{v${at - 1}}}`]),
);

function chain(length: number): Record<string, object> {
  return Object.fromEntries(
    Array.from({ length }, (_, at) => [
      `S${at}`,
      at === length - 1 ? { type: 'string' } : { $ref: `#/components/schemas/S${at + 1}` },
    ]),
  );
}

function describe(schemas: Record<string, object>, first: string): string {
  const schema = { $ref: `#/components/schemas/${first}` };
  const responses = { 200: { description: 'A', content: { 'application/json': { schema } } } };
  return `{"openapi":"3.1.0","info":{"title":"A","version":"1"},"paths":{"/a":{"get":{"responses":${JSON.stringify(responses)}}}},"components":{"schemas":${JSON.stringify(schemas)}}}`;
}

function withApi(place: string, text: string): undefined {
  writePage(place, 'Words.\n');
  writeConfig(place, {
    navigation: { pages: [...soundConfig.navigation.pages, { group: 'API', openapi: 'api.json' }] },
  });
  return writeFiles(place, { 'api.json': text });
}

/** What is sound by itself, and far more than anybody has. */
export const excesses: readonly Fault[] = [
  site('page of 100,000 lines of all kinds', ({ site }) =>
    writePage(site, '## A heading\n\n- a list with `code`\n\n> a **quote** and [a link](/sound)\n\n'.repeat(17_000)),
  ),
  site('10,000 quotes in one another', ({ site }) => writePage(site, `${'> '.repeat(10_000)}Deep.\n`), {
    names: [/faulty\.mdx/],
  }),
  site('20,000 expressions on a page', ({ site }) =>
    writePage(site, Array.from({ length: 20_000 }, (_, at) => `Value {${at} + 1} of many.`).join('\n\n')),
  ),
  site('snippet that is shown 5,000 times', ({ site }) => {
    writeFiles(site, { 'snippets/word.mdx': 'Some words, {name}.\n' });
    writePage(site, `import Word from '/snippets/word.mdx'\n\n${'<Word name="you" />\n\n'.repeat(5000)}`);
  }),
  site(
    'components of two files that show each other without end',
    ({ site }) => {
      for (const [own, other] of [
        ['One', 'Two'],
        ['Two', 'One'],
      ] as const)
        writeFiles(site, {
          [`snippets/${own}.jsx`]: `import { ${other} } from './${other}.jsx';\nexport const ${own} = () => <div><${other} /></div>;\n`,
        });
      writePage(site, "import { One } from '/snippets/One.jsx'\n\n<One />\n");
    },
    { names: [/faulty\.mdx|snippets\//], args: ['--page-time', '8'] },
  ),
  site(
    'variables that double thirty times',
    ({ site }) => {
      writeConfig(site, { variables: doubling });
      writePage(site, 'Words {{v29}}.\n');
    },
    { outcome: 'either' },
  ),
  site(
    'patterns of ignored files that never end',
    ({ site }) => {
      writePage(site, 'Words.\n');
      writeFiles(site, {
        '.mintignore': `${'*a'.repeat(40)}b\n${'**/'.repeat(40)}x\n(a+)+$\n[`,
        [`${'a'.repeat(200)}.mdx`]: words,
        [`${'a/'.repeat(60)}page.mdx`]: words,
      });
    },
    { names: [/\.mintignore:1/, /\.mintignore:2/] },
  ),
  site('redirects with many wildcards', ({ site }) => {
    writePage(site, '[A link](/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa)\n');
    writeConfig(site, {
      redirects: [
        { source: `/${'a:b*'.repeat(40)}`, destination: '/sound' },
        { source: `/${'*'.repeat(60)}z`, destination: '/sound' },
        { source: '/a/:a/:b/:c', destination: '/:c/:b/:a/:d' },
      ],
    });
  }),
  site(
    'keys that are written twice, and names of JavaScript',
    ({ site }) => {
      writePage(site, 'Words {toString} {{__proto__}}.\n');
      writeFiles(site, {
        'docs.json': `{"name":"Sound","name":"Sound","theme":"mint","colors":{"primary":"#112233"},"__proto__":{"a":1},"constructor":{"prototype":{"a":1}},"variables":{"__proto__":"x","constructor":"y"},"navigation":${JSON.stringify(soundConfig.navigation)}}`,
      });
    },
    { names: [/docs\.json/] },
  ),
  site('description with 10,000 references in a row', ({ site }) => withApi(site, describe(chain(10_000), 'S0'))),
  site('description with names of JavaScript', ({ site }) => {
    const schemas =
      '{"__proto__":{"type":"object","properties":{"__proto__":{"type":"string"},"constructor":{"$ref":"#/components/schemas/constructor"}}},"constructor":{"type":"string"},"toString":{"allOf":[{"$ref":"#/components/schemas/__proto__"}]}}';
    return withApi(site, describe({}, '__proto__').replace('"schemas":{}', `"schemas":${schemas}`));
  }),
  site(
    'description 5,000 deep',
    ({ site }) =>
      withApi(
        site,
        describe({}, 'S').replace(
          '"schemas":{}',
          `"schemas":{"S":${'{"type":"object","properties":{"a":'.repeat(5000)}{"type":"string"}${'}}'.repeat(5000)}}`,
        ),
      ),
    { outcome: 'either', names: [/api\.json/] },
  ),
  site(
    'icons and pictures out of an untrusted site',
    ({ site, folder }) => {
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><title>${outside}</title><path d="M0 0h1v1z"/></svg>`;
      writeFiles(folder, { 'secret.svg': svg, 'secret.css': `/* ${outside} */` });
      writeConfig(site, { logo: '/../secret.svg', favicon: '../secret.svg' });
      writePage(
        site,
        '<Icon icon="../secret.svg" />\n\n<Card title="A" icon="/../secret.svg" img="../secret.svg">B</Card>\n\n![A](../secret.svg)\n\n![B](/%2e%2e/secret.svg)\n',
      );
    },
    { args: ['--untrusted'], secret: outside, outcome: 'either' },
  ),
  site('picture of 300 MB and 60,000 pixels', ({ site }) => {
    const head = Buffer.from('89504e470d0a1a0a0000000d494844520000ea600000ea600806000000', 'hex');
    for (const name of ['favicon.png', 'shown.png']) {
      writeFileSync(join(site, name), head);
      truncateSync(join(site, name), 300e6);
    }
    writeConfig(site, { favicon: '/favicon.png', thumbnails: { background: '/shown.png' } });
    writePage(site, '![A picture](/shown.png)\n');
  }),
  site('picture that names itself a billion times', ({ site }) => {
    const lines = Array.from(
      { length: 12 },
      (_, at) => `<!ENTITY e${at} "${at === 0 ? 'word' : `&e${at - 1};`.repeat(10)}">`,
    );
    const svg = `<?xml version="1.0"?><!DOCTYPE svg [${lines.join('')}]><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><text>&e11;</text></svg>`;
    writeFiles(site, { 'logo.svg': svg });
    writeConfig(site, { favicon: '/logo.svg', logo: '/logo.svg' });
    writePage(site, '<Icon icon="/logo.svg" />\n\n![A](/logo.svg)\n');
  }),
  site('names as long as a disk allows', ({ site }) => {
    writePage(site, 'Words.\n');
    writeFiles(site, { [`${'n'.repeat(251)}.mdx`]: words, [`${'ü'.repeat(125)}.mdx`]: words });
  }),
  site('names that differ in case alone', ({ site }) => {
    writePage(site, 'Words.\n');
    writeFiles(site, { 'Faulty.mdx': words, 'FAULTY.mdx': words, 'Straße.mdx': words, 'STRASSE.mdx': words });
  }),
  site('front matter of 3 MB', ({ site }) => {
    const lines = Array.from({ length: 60_000 }, (_, at) => `key${at}: a value of some length and more`);
    return writeFiles(site, {
      'faulty.mdx': `---\ntitle: ${'Faulty '.repeat(50_000)}\nkeywords: [${'word, '.repeat(50_000)}x]\n${lines.join('\n')}\n---\n\nWords.\n`,
    });
  }),
  site('3,000 tabs, each with code', ({ site }) =>
    writePage(
      site,
      `<Tabs>\n${Array.from({ length: 3000 }, (_, at) => `<Tab title="Tab ${at}">\n\n\`\`\`js\nrun(${at})\n\`\`\`\n\n</Tab>`).join('\n')}\n</Tabs>\n`,
    ),
  ),
];
