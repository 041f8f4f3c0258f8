import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export interface PageDraft {
  title: string;
  body: string;
  /** In an output for members, too. */
  isOpen?: boolean;
}

/** A small site that uses of everything a little, as values that edits change. */
export interface SiteDraft {
  settings: {
    theme: string;
    primary: string;
    variables: Record<string, string>;
    library: string;
    timestamp: boolean;
    latex: boolean;
  };
  groups: { name: string; pages: string[] }[];
  /** Texts by path, without ending. */
  pages: Map<string, PageDraft>;
  /** Other files by path. */
  files: Map<string, string>;
  description: { summary: string; fields: string[] };
}

const bodies: Record<string, string> = {
  index:
    'Welcome. Read [the guide](/guide), [what may come](/later) and {{product}}.\n\n<Card title="Go" href="/guide" icon="rocket">On</Card>',
  guide:
    'import Note from \'/snippets/note.mdx\';\n\n## First\n\n<Note word="one" />\n\n```ts\nconst a: number = 1;\n```\n\n![A picture](/images/logo.svg)',
  button: "import { Counter } from '/snippets/counter.jsx';\n\n## Press\n\n<Counter start={2} />",
  plain: "import { Plain } from '/snippets/plain.tsx';\n\n<Plain />",
  members:
    '## Parts\n\n<Visibility for="agents">For machines</Visibility>\n\n<Visibility for="humans">For people</Visibility>',
  hour: 'The year is {new Date(0).getFullYear()}, and time goes by: {typeof Date.now()}.',
  maths: 'It is $a^2$.\n\n<Tabs><Tab title="A">One</Tab><Tab title="B">Two</Tab></Tabs>',
  changes: '<Update label="June 2026" description="0.2">Faster.</Update>',
  broken: 'Here {something} is missing, and <Unknown>this</Unknown> is unknown.',
};

/** `more`: further pages of plain text, so that what is kept by runs of pages has many of them. */
export function draftSite(more = 0): SiteDraft {
  const plants = Array.from({ length: more }, (_, number) => `plants/plant-${number + 1}`);
  return {
    settings: {
      theme: 'mint',
      primary: '#0d9373',
      variables: { product: 'Docwright' },
      library: 'lucide',
      timestamp: true,
      latex: true,
    },
    groups: [
      { name: 'Start', pages: ['index', 'guide', 'button', 'plain'] },
      { name: 'More', pages: ['members', 'hour', 'maths', 'changes', 'broken'] },
      ...(more > 0 ? [{ name: 'Plants', pages: plants }] : []),
    ],
    pages: new Map([
      ...Object.entries(bodies).map(
        ([path, body]): PageEntry => [path, { title: `About ${path}`, body, isOpen: path < 'm' }],
      ),
      ...plants.map(
        (path, number): PageEntry => [
          path,
          { title: `Plant ${number + 1}`, body: plantBody(number), isOpen: number % 3 > 0 },
        ],
      ),
    ]),
    files: new Map([
      ['snippets/note.mdx', 'A note on {props.word}.\n'],
      [
        'snippets/counter.jsx',
        "import { useState } from 'react';\nexport const Counter = ({ start }) => {\n  const [count, setCount] = useState(start);\n  return <button onClick={() => setCount(count + 1)}>Count {count}</button>;\n};\n",
      ],
      [
        'snippets/plain.tsx',
        "import { label } from './label.js';\nexport const Plain = ({ as = label }: { as?: string }) => <b>{as}</b>;\n",
      ],
      ['snippets/label.js', "export const label = 'Plain';\n"],
      ['images/logo.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>'],
      ['style.css', '.own { color: red }\n'],
    ]),
    description: { summary: 'List plants', fields: ['name'] },
  };
}

type PageEntry = [path: string, page: PageDraft];

function plantBody(number: number): string {
  const light = ['shade', 'sun', 'half shade'][number % 3]!;
  return `It grows in ${light}, ${number} cm high.\n\n## Water\n\nEvery ${1 + (number % 9)} days.\n\n## Soil\n\n${'Sand and loam. '.repeat(number % 5)}`;
}

/** The time that every file gets: that of the newest page is shown. */
export function writeSite(folder: string, draft: SiteDraft, host?: string): void {
  rmSync(folder, { recursive: true, force: true });
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  write('docs.json', JSON.stringify({ ...settingsOf(draft), ...(host && { host }) }, null, 2));
  write('openapi.json', JSON.stringify(describe(draft)));
  for (const [path, text] of draft.files) write(path, text);
  for (const [path, { title, body, isOpen }] of draft.pages)
    write(`${path}.mdx`, `---\ntitle: "${title}"\n${isOpen ? 'public: true\n' : ''}---\n\n${body}\n`);
}

function settingsOf({ settings, groups }: SiteDraft): object {
  return {
    theme: settings.theme,
    name: 'Plants',
    colors: { primary: settings.primary },
    icons: { library: settings.library },
    variables: settings.variables,
    metadata: { timestamp: settings.timestamp },
    styling: { latex: settings.latex },
    navigation: {
      tabs: [
        { tab: 'Guide', groups: groups.map(({ name, pages }) => ({ group: name, pages })) },
        { tab: 'API', openapi: 'openapi.json' },
      ],
    },
  };
}

function describe({ description: { summary, fields } }: SiteDraft): object {
  const properties = Object.fromEntries(
    fields.map((name) => [name, { type: 'string', description: `Its ${name}:\n\n\`\`\`js\nplant.${name};\n\`\`\`` }]),
  );
  const answer = (name: string): object => ({
    responses: {
      200: {
        description: 'Found',
        content: { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } },
      },
    },
  });
  return {
    openapi: '3.1.0',
    info: { title: 'Plants', version: '1' },
    servers: [{ url: 'https://api.example.com' }],
    paths: {
      '/plants': { get: { summary, ...answer('Plant') } },
      '/pots': { get: { summary: 'Pots', ...answer('Pot') } },
    },
    components: {
      schemas: {
        Plant: { type: 'object', properties },
        Pot: { type: 'object', properties: { size: { type: 'integer' } } },
      },
    },
  };
}
