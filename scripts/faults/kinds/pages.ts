import type { Fault } from '../fault.ts';
import { writeFiles, writePage } from '../write-site.ts';

const quick = ['--page-time', '4'];
const loop = '(()=>{for(;;){}})()';

/** A page with a text that is no harm to the others. */
function page(
  name: string,
  body: string,
  { names = [/faulty\.mdx/], args = quick }: { names?: readonly RegExp[]; args?: readonly string[] } = {},
): Fault {
  return { name, outcome: 'publishes', names, args, bring: ({ site }) => writePage(site, body) };
}

/** A page that is only large or deep: nothing is wrong with it. */
function large(name: string, body: () => string): Fault {
  return { name, outcome: 'publishes', names: [], bring: ({ site }) => writePage(site, body()) };
}

function nested(open: (depth: number) => string, close: (depth: number) => string, depth: number): string {
  const levels = Array.from({ length: depth }, (_, index) => index);
  return [...levels.map(open), 'Deep.', ...levels.reverse().map(close)].join('\n');
}

/** What authors and strangers write into pages. */
export const faultyPages: readonly Fault[] = [
  page('expression that never ends', `Words.\n\n{${loop}}\n`, { names: [/faulty\.mdx:7/] }),
  page('component that never ends', `export const Loop = () => ${loop}\n\nWords.\n\n<Loop />\n`, {
    names: [/faulty\.mdx:9/],
  }),
  page('pattern that never ends', `{String(/^(a+)+$/.test('${'a'.repeat(60)}b'))}\n`, { names: [/faulty\.mdx:5/] }),
  page('page that eats memory', 'Words.\n\n{(()=>{const a=[];for(;;)a.push(new Array(1e6).fill(a.length))})()}\n', {
    names: [/faulty\.mdx:7/],
    args: ['--page-memory', '256'],
  }),
  page('page that ends the process', 'Words.\n\n{process.exit(0)}\n', { names: [/faulty\.mdx:7/] }),
  page('expression that throws', 'Words.\n\n{missing.name}\n', { names: [/faulty\.mdx:7/] }),
  page('unknown component', 'Words.\n\n<Missing />\n', { names: [/faulty\.mdx:7/] }),
  page('import that leads nowhere', "import { Missing } from './missing.jsx'\n\n<Missing />\n", {
    names: [/faulty\.mdx:5/],
  }),
  page('tag that is never closed', '<Card title="A">\n\nWords.\n', { names: [/faulty\.mdx:\d/] }),
  page('10,000 tags that are never closed', '<Card>\n'.repeat(10_000), { names: [/faulty\.mdx:\d/] }),
  page('10,000 braces that are never closed', '{a '.repeat(10_000), { names: [/faulty\.mdx:\d/] }),
  page('expression 30,000 deep without brackets', `Words.\n\n{${'a=>'.repeat(30_000)}1}\n`, { names: [/faulty\.mdx/] }),
  page('statement 30,000 deep without brackets', `export const a = ${'1?1:'.repeat(30_000)}1\n\nWords.\n`, {
    names: [/faulty\.mdx/],
  }),
  {
    name: 'front matter that is no YAML',
    outcome: 'publishes',
    names: [/faulty\.mdx:2/],
    bring: ({ site }) => writeFiles(site, { 'faulty.mdx': '---\ntitle: "never closed\n---\n\nWords.\n' }),
  },
  {
    name: 'front matter of a million nodes',
    outcome: 'publishes',
    names: [/faulty\.mdx/],
    bring: ({ site }) => {
      const lines = Array.from({ length: 9 }, (_, at) =>
        at === 0
          ? 'a0: &a0 [x,x,x,x,x,x,x,x,x]'
          : `a${at}: &a${at} [${Array(9)
              .fill(`*a${at - 1}`)
              .join(',')}]`,
      );
      writeFiles(site, { 'faulty.mdx': `---\n${lines.join('\n')}\ntitle: *a8\n---\n\nWords.\n` });
    },
  },
  {
    name: 'snippets in a circle',
    outcome: 'publishes',
    names: [/snippets\/(?:one|two)\.mdx/],
    bring: ({ site }) => {
      writeFiles(site, {
        'snippets/one.mdx': "import Two from '/snippets/two.mdx'\n\n<Two />\n",
        'snippets/two.mdx': "import One from '/snippets/one.mdx'\n\n<One />\n",
      });
      writePage(site, "import One from '/snippets/one.mdx'\n\n<One />\n");
    },
  },
  {
    name: 'snippets that double thirty times',
    outcome: 'publishes',
    names: [/faulty\.mdx|snippets\//],
    args: quick,
    bring: ({ site }) => {
      for (let level = 0; level < 30; level++)
        writeFiles(site, {
          [`snippets/s${level}.mdx`]:
            level === 0 ? 'Words.\n' : `import Inner from '/snippets/s${level - 1}.mdx'\n\n<Inner />\n\n<Inner />\n`,
        });
      writePage(site, "import Inner from '/snippets/s29.mdx'\n\n<Inner />\n");
    },
  },
  {
    name: 'component module that never ends',
    outcome: 'publishes',
    names: [/snippets\/loop\.jsx/],
    args: quick,
    bring: ({ site }) => {
      writeFiles(site, { 'snippets/loop.jsx': 'for (;;) {}\nexport const Loop = () => <p>x</p>;\n' });
      writePage(site, "import { Loop } from '/snippets/loop.jsx'\n\n<Loop />\n");
    },
  },
  {
    name: 'component module that is no JavaScript',
    outcome: 'publishes',
    names: [/snippets\/broken\.jsx:3/],
    bring: ({ site }) => {
      writeFiles(site, { 'snippets/broken.jsx': 'export const Broken = () => {\n  return <p>;\n}}\n' });
      writePage(site, "import { Broken } from '/snippets/broken.jsx'\n\n<Broken />\n");
    },
  },
  {
    name: 'interactive component that is no JavaScript',
    outcome: 'publishes',
    names: [/snippets\/live\.jsx/],
    bring: ({ site }) => {
      writeFiles(site, {
        'snippets/live.jsx':
          "import { useState } from 'react';\nexport const Live = () => { const [a, b] = useState(0); return <button onClick={() => b(a + 1)}>{a</button>; };\n",
      });
      writePage(site, "import { Live } from '/snippets/live.jsx'\n\n<Live />\n");
    },
  },
  large('page of 5 MB', () => 'Some words of a paragraph that goes on for a while.\n\n'.repeat(98_000)),
  large('table of 5,000 rows', () => `| A | B |\n|---|---|\n${'| a cell | `another` |\n'.repeat(5000)}`),
  large('list 500 deep', () => Array.from({ length: 500 }, (_, depth) => `${'  '.repeat(depth)}- x`).join('\n')),
  large('quotes 500 deep', () => `${'> '.repeat(500)}Deep.`),
  large('components 300 deep', () =>
    nested(
      () => '<Card title="x">\n',
      () => '\n</Card>',
      300,
    ),
  ),
  large('10,000 headings', () => Array.from({ length: 10_000 }, (_, at) => `## Heading ${at % 10}\n`).join('\n')),
  large('heading of 100 kB', () => `## ${'word '.repeat(20_000)}\n`),
  large('code of 3 MB', () => `\`\`\`js\n${'const value = compute(1, "two");\n'.repeat(95_000)}\`\`\`\n`),
  large('code in one line of 1 MB', () => `\`\`\`json\n[${'{"a": 1},'.repeat(110_000)}0]\n\`\`\`\n`),
  large('word of 1 MB', () => 'x'.repeat(1_000_000)),
  large('50,000 asterisks', () => '*a '.repeat(50_000)),
  large('50,000 brackets', () => '[a]('.repeat(50_000)),
  large('formula without end', () => `$$\n\\def\\a{\\a\\a}\\a\n$$\n`),
];
