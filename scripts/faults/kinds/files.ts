import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Fault } from '../fault.ts';
import { writeConfig, writeFiles, writePage } from '../write-site.ts';

const words = '---\ntitle: Faulty\n---\n\nWords.\n';
const outside = 'a secret of this machine';

function pipeAt(path: string): undefined {
  execFileSync('mkfifo', [path]);
}

function linkAt(path: string, target: string): undefined {
  symlinkSync(target, path);
}

/** Rewrites and removes a file, a hundred times a second, until it is ended. */
function flicker(file: string, text: string): () => void {
  const script = `
    const { workerData } = require('node:worker_threads');
    const { rmSync, writeFileSync } = require('node:fs');
    const [file, text] = workerData;
    let there = false;
    setInterval(() => { there = !there; there ? writeFileSync(file, text) : rmSync(file, { force: true }); }, 5);
  `;
  const worker = new Worker(script, { eval: true, workerData: [file, text] });
  worker.unref();
  return () => void worker.terminate();
}

/** What stands where a file is expected. */
export const faultyFiles: readonly Fault[] = [
  {
    name: 'pipe in the place of a page',
    outcome: 'publishes',
    names: [/faulty/],
    bring: ({ site }) => pipeAt(join(site, 'faulty.mdx')),
  },
  {
    name: 'pipe in the place of docs.json',
    outcome: 'refuses',
    names: [/docs\.json/],
    bring: ({ site }) => {
      execFileSync('rm', [join(site, 'docs.json')]);
      pipeAt(join(site, 'docs.json'));
    },
  },
  {
    name: 'pipes in the place of a description and of pictures',
    outcome: 'refuses',
    names: [/api\.json/],
    bring: ({ site }) => {
      for (const name of ['api.json', 'logo.svg', 'favicon.png', '.mintignore']) pipeAt(join(site, name));
      writeConfig(site, {
        logo: '/logo.svg',
        favicon: '/favicon.png',
        navigation: { pages: ['index', { group: 'API', openapi: 'api.json' }] },
      });
    },
  },
  {
    name: 'endless file behind a link',
    outcome: 'publishes',
    names: [/faulty/],
    bring: ({ site }) => {
      symlinkSync('/dev/zero', join(site, 'faulty.mdx'));
      symlinkSync('/dev/zero', join(site, 'favicon.png'));
    },
  },
  {
    name: 'dangling link',
    outcome: 'publishes',
    names: [/faulty/],
    bring: ({ site }) => linkAt(join(site, 'faulty.mdx'), 'nowhere.mdx'),
  },
  {
    name: 'link to itself',
    outcome: 'publishes',
    names: [/faulty/],
    bring: ({ site }) => linkAt(join(site, 'faulty.mdx'), 'faulty.mdx'),
  },
  {
    name: 'links of folders in circles',
    outcome: 'publishes',
    names: [],
    bring: ({ site }) => {
      writePage(site, 'Words.\n');
      mkdirSync(join(site, 'a/b'), { recursive: true });
      mkdirSync(join(site, 'c'));
      symlinkSync('..', join(site, 'a/b/up'));
      symlinkSync('../c', join(site, 'a/c'));
      symlinkSync('../a', join(site, 'c/a'));
    },
  },
  {
    name: 'links out of an untrusted site',
    outcome: 'publishes',
    names: [/faulty/],
    args: ['--untrusted'],
    secret: outside,
    bring: ({ site, folder }) => {
      writeFiles(folder, { 'outside/secret.mdx': `---\ntitle: ${outside}\n---\n\n${outside}\n` });
      symlinkSync(join(folder, 'outside/secret.mdx'), join(site, 'faulty.mdx'));
      symlinkSync(join(folder, 'outside'), join(site, 'guides'));
    },
  },
  {
    name: 'folder with the name of a page',
    outcome: 'publishes',
    names: [/faulty/],
    bring: ({ site }) => writeFiles(site, { 'faulty.mdx/inner.mdx': words }),
  },
  {
    name: 'folder with the name of docs.json',
    outcome: 'refuses',
    names: [/docs\.json/],
    bring: ({ site }) => {
      execFileSync('rm', [join(site, 'docs.json')]);
      mkdirSync(join(site, 'docs.json'));
    },
  },
  {
    name: 'files that come and go while they are read',
    outcome: 'either',
    names: [],
    bring: ({ site }) => {
      const ends = ['faulty.mdx', 'snippets/part.jsx', 'picture.svg', 'extra.css', 'api.json'].map((name) => {
        writeFiles(site, { [name]: '' });
        return flicker(join(site, name), words);
      });
      return () => {
        for (const end of ends) end();
      };
    },
  },
  {
    name: 'page that may not be read',
    outcome: 'publishes',
    names: [/faulty\.mdx/],
    start: () => ({ user: 65_534 }),
    bring: ({ site }) => {
      writePage(site, 'Words.\n');
      chmodSync(join(site, 'faulty.mdx'), 0);
    },
  },
  {
    name: 'folder that may not be read',
    outcome: 'publishes',
    names: [/guides/],
    start: () => ({ user: 65_534 }),
    bring: ({ site }) => {
      writePage(site, 'Words.\n');
      writeFiles(site, { 'guides/inner.mdx': words });
      chmodSync(join(site, 'guides'), 0);
    },
  },
  {
    name: 'bytes that are no text',
    outcome: 'publishes',
    names: [/faulty\.mdx:5/],
    bring: ({ site }) =>
      writeFiles(site, { 'faulty.mdx': Buffer.from(`---\ntitle: A\n---\n\n\xff\xfe\x00\n`, 'latin1') }),
  },
  {
    name: 'names with signs of addresses in them',
    outcome: 'publishes',
    names: [/names\//],
    bring: ({ site }) => {
      writePage(site, 'Words.\n');
      for (const name of ['a?b', 'a#b', 'a%b', 'a b', 'a&b', "a'b", 'a"b', 'a<b>', 'a\\b', 'a\nb', 'ä', '%2e%2e'])
        writeFiles(site, { [`names/${name}.mdx`]: words });
    },
  },
  {
    name: 'name that is no text',
    outcome: 'publishes',
    names: [],
    bring: ({ site }) => {
      writePage(site, 'Words.\n');
      writeFileSync(Buffer.concat([Buffer.from(`${site}/`), Buffer.from([0xff, 0xfe]), Buffer.from('.mdx')]), words);
    },
  },
  {
    name: 'two pages of one address',
    outcome: 'publishes',
    names: [/faulty/],
    bring: ({ site }) => writeFiles(site, { 'faulty.mdx': words, 'faulty/index.mdx': words, 'Faulty.mdx': words }),
  },
  {
    name: 'folders 200 deep',
    outcome: 'publishes',
    names: [],
    bring: ({ site }) => {
      writePage(site, 'Words.\n');
      writeFiles(site, { [`${'d/'.repeat(200)}page.mdx`]: words });
    },
  },
  {
    name: 'picture that claims to be huge',
    outcome: 'publishes',
    names: [],
    bring: ({ site }) => {
      const png = Buffer.from(
        '89504e470d0a1a0a0000000d49484452ffffff00ffffff000806000000000000000000000c4944415478da636000000002000148afa471',
        'hex',
      );
      writeFiles(site, { 'favicon.png': png, 'shown.png': png });
      writeConfig(site, { favicon: '/favicon.png', logo: '/shown.png' });
      writePage(site, '![A picture](/shown.png)\n');
    },
  },
  {
    name: 'style sheet and script that are broken',
    outcome: 'publishes',
    names: [],
    bring: ({ site }) => {
      writePage(site, 'Words.\n');
      writeFiles(site, { 'style.css': `.a { color: red; ${'{'.repeat(5000)}`, 'run.js': 'function (' });
    },
  },
];
