import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Case } from './build-cases.ts';
import { wayFiles } from './conditions.ts';
import { holderFiles, holderHead } from './holders.ts';

const casesOfPage = 25;

/** Where a case stands. */
export interface PlacedCase extends Case {
  route: string;
}

/**
 * Writes a site of open pages with parts for some readers, each with a word and a picture that stand nowhere else. A
 * changelog in every page brings feeds, a page for each group what is restricted as a whole.
 */
export function writePartsSite(folder: string, cases: readonly Case[]): PlacedCase[] {
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  const pages = Array.from({ length: Math.ceil(cases.length / casesOfPage) }, (_, index) => ({
    path: `parts/page-${index}`,
    cases: cases.slice(index * casesOfPage, (index + 1) * casesOfPage),
  }));
  write('index.mdx', '---\ntitle: Start\npublic: true\n---\n\nWelcome.\n');
  for (const { path, cases: own } of pages) write(`${path}.mdx`, pageOf(path, own));
  for (const [path, text] of Object.entries({ ...wayFiles, ...holderFiles, ...pagesForReaders })) write(path, text);
  for (const { word, mdx } of cases) if (mdx.includes(`/files/${word}.svg`)) write(`files/${word}.svg`, picture(word));
  for (const word of ownPictures) write(`files/own-${word}.svg`, picture(word));
  write('parts/islands.mdx', islandsPage);
  write('snippets/islands.jsx', islands);
  write('docs.json', JSON.stringify(config(pages.map(({ path }) => path))));
  return pages.flatMap(({ path, cases: own }) => own.map((item) => ({ ...item, route: `/${path}` })));
}

function pageOf(path: string, cases: readonly Case[]): string {
  const heads = new Set(cases.flatMap(({ way, audience }) => way.head?.(audience) ?? []));
  return [
    `---\ntitle: ${path}\npublic: true\nrss: true\n---`,
    [...heads].join('\n\n'),
    holderHead,
    ...cases.map(({ mdx }, index) => `## Case ${index}\n\n${mdx}`),
    '',
  ].join('\n\n');
}

function picture(word: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><title>${word}</title></svg>`;
}

function config(pages: readonly string[]): unknown {
  return {
    name: 'Parts',
    theme: 'mint',
    colors: { primary: '#0b7441' },
    public: true,
    seo: { indexing: 'all' },
    variations: { options: [{ id: 'cloud', label: 'Cloud' }] },
    navigation: {
      groups: [
        {
          group: 'All',
          public: true,
          pages: [
            'index',
            'parts/islands',
            ...pages,
            ...Object.keys(pagesForReaders).map((path) => path.replace(/\.mdx$/, '')),
          ],
        },
      ],
    },
  };
}

const fields = (word: string): string =>
  ['title', 'description', 'sidebarTitle', 'tag', 'og:title', 'og:description', 'twitter:title', 'custom']
    .map((key) => `"${key}": ${word}${key.replace(/\W/g, '')}`)
    .join('\n');

/** A script can tell what a page does not show. */
const islandsPage = `---
title: Islands
public: true
---

import { OpenOne, ForAlpha, Mixed } from '/snippets/islands.jsx';

<OpenOne />

<Visibility for={{ groups: ["alpha"] }}>

<ForAlpha label="zqalpha30000x" />

</Visibility>

<Mixed />
`;

const islands = `export const OpenOne = () => {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>open one {count}</button>;
};

const words = ['zqalpha30002x'];

export const ForAlpha = ({ label }) => {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>{label} {words[count] ?? 'zqalpha30003x'}</button>;
};

export const Mixed = () => {
  const [count, setCount] = useState(0);
  return <p onClick={() => setCount(count + 1)}>Mixed <Visibility for="signed-in">zqteam30004x</Visibility></p>;
};
`;

const ownPictures = ['zqteam20004x', 'zqalpha20004x'];

/** Pages that are restricted as a whole though all around them is open. */
const pagesForReaders: Readonly<Record<string, string>> = {
  'closed/team.mdx': `---\n${fields('zqteam20000x')}\nkeywords: [zqteam20001x]\npublic: false\n---\n\nzqteam20002x\n\n![zqteam20003x](/files/own-zqteam20004x.svg)\n`,
  'closed/alpha.mdx': `---\n${fields('zqalpha20000x')}\nkeywords: [zqalpha20001x]\ngroups: [alpha]\n---\n\nzqalpha20002x\n\n![zqalpha20003x](/files/own-zqalpha20004x.svg)\n`,
  'closed/beta.mdx': `---\n${fields('zqbeta20000x')}\ngroups: [beta, gamma]\n---\n\nzqbeta20002x\n\n<Visibility for={{ groups: ["alpha"] }}>zqalpha20005x zqbeta20006x</Visibility>\n`,
};
