import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Fault } from '../fault.ts';
import { soundConfig, writeConfig, writeFiles, writePage } from '../write-site.ts';

function refused(name: string, { changes, names }: { changes: object; names: readonly RegExp[] }): Fault {
  return {
    name,
    outcome: 'refuses',
    names,
    bring: ({ site }) => {
      writePage(site, 'Words.\n');
      writeConfig(site, changes);
    },
  };
}

function api(
  name: string,
  { text, names }: { text: () => string; names: readonly RegExp[] },
  outcome: Fault['outcome'],
): Fault {
  return {
    name,
    outcome,
    names,
    bring: ({ site }) => {
      writeConfig(site, { navigation: { pages: ['index', 'sound', { group: 'API', openapi: 'api.yaml' }] } });
      writeFiles(site, { 'api.yaml': text() });
    },
  };
}

const head = 'openapi: 3.1.0\ninfo: { title: A, version: "1" }\n';
const secret = 'a secret of this network';

/** What stands in `docs.json` and in API descriptions. */
export const faultySettings: readonly Fault[] = [
  {
    name: 'docs.json that is no JSON',
    outcome: 'refuses',
    names: [/docs\.json:3/],
    bring: ({ site }) => writeFiles(site, { 'docs.json': '{\n  "name": "A",\n  "theme" "mint"\n}\n' }),
  },
  {
    name: 'no docs.json',
    outcome: 'refuses',
    names: [/docs\.json/],
    bring: ({ site }) => writeFiles(site, { 'docs.json': '' }),
  },
  refused('values that cannot be used', {
    changes: { theme: 'granite', colors: { primary: 'red' } },
    names: [/docs\.json:\d+.*granite|granite/s, /red/],
  }),
  refused('navigation of which no page exists', {
    changes: { navigation: { pages: ['ghost'] } },
    names: [/docs\.json:\d+/, /ghost/],
  }),
  refused('settings that refer to themselves', { changes: { navbar: { $ref: './docs.json' } }, names: [/docs\.json/] }),
  {
    name: 'docs.json of 10 MB',
    outcome: 'publishes',
    names: [/docs\.json:\d+/],
    bring: ({ site }) => {
      writePage(site, 'Words.\n');
      const groups = Array.from({ length: 40_000 }, (_, at) => ({
        group: `Group ${at}`,
        pages: [`a/page/that/does/not/exist/at/all/${at}`, `another/page/that/does/not/exist/${at}`],
      }));
      const redirects = Array.from({ length: 60_000 }, (_, at) => ({ source: `/old/${at}`, destination: '/sound' }));
      writeConfig(site, { navigation: { pages: [...soundConfig.navigation.pages, ...groups] }, redirects });
    },
  },
  {
    name: 'docs.json 20,000 deep',
    outcome: 'refuses',
    names: [/docs\.json:\d+/],
    bring: ({ site }) => writeFiles(site, { 'docs.json': `{"name":"A","navigation":${'{"pages":['.repeat(20_000)}` }),
  },
  {
    name: 'groups 500 deep',
    outcome: 'refuses',
    names: [/docs\.json:\d+/],
    bring: ({ site }) => {
      writePage(site, 'Words.\n');
      let pages: unknown[] = ['faulty'];
      for (let depth = 0; depth < 500; depth++) pages = [{ group: 'G', pages }];
      writeConfig(site, { navigation: { pages: ['index', 'sound', ...pages] } });
    },
  },
  api('description that is not there', { text: () => '', names: [/api\.yaml/] }, 'refuses'),
  api('description that is no YAML', { text: () => `${head}paths: [\n`, names: [/api\.yaml:\d/] }, 'refuses'),
  api(
    'description of a million nodes',
    {
      text: () =>
        `${head}paths: {}\n${Array.from(
          { length: 9 },
          (_, at) =>
            `x-a${at}: &a${at} [${Array(9)
              .fill(at === 0 ? 'x' : `*a${at - 1}`)
              .join(',')}]`,
        ).join('\n')}\n`,
      names: [/api\.yaml/],
    },
    'refuses',
  ),
  api(
    'schemas in circles',
    {
      text: () =>
        `${head}paths:\n  /a:\n    get:\n      responses:\n        "200":\n          description: A\n          content:\n            application/json:\n              schema: { $ref: "#/components/schemas/A" }\ncomponents:\n  schemas:\n    A: { type: object, allOf: [{ $ref: "#/components/schemas/A" }, { $ref: "#/components/schemas/B" }], properties: { b: { $ref: "#/components/schemas/B" } } }\n    B: { anyOf: [{ $ref: "#/components/schemas/A" }, { type: array, items: { $ref: "#/components/schemas/B" } }] }\n`,
      names: [],
    },
    'publishes',
  ),
  api(
    'reference out of the site',
    {
      text: () =>
        `${head}paths:\n  /a:\n    get:\n      responses:\n        "200":\n          description: A\n          content:\n            application/json:\n              schema: { $ref: "../../../../../../etc/passwd" }\n`,
      names: [/api\.yaml/],
    },
    'publishes',
  ),
  {
    name: 'description at an address that does not answer',
    outcome: 'refuses',
    names: [/127\.0\.0\.1:\d+/],
    bring: async ({ site }) => {
      const server = createServer(() => undefined).listen(0, '127.0.0.1');
      await new Promise((resolve) => server.once('listening', resolve));
      const source = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api.json`;
      writeConfig(site, { navigation: { pages: ['index', { group: 'API', openapi: source }] } });
      return () => {
        server.closeAllConnections();
        server.close();
      };
    },
  },
  {
    name: 'private address in an untrusted site',
    outcome: 'refuses',
    names: [/127\.0\.0\.1:\d+/],
    args: ['--untrusted'],
    secret,
    bring: async ({ site }) => {
      const answer = JSON.stringify({
        openapi: '3.1.0',
        info: { title: secret, version: '1' },
        paths: { '/a': { get: { summary: secret, responses: {} } } },
      });
      const server = createServer((_, response) => response.end(answer)).listen(0, '127.0.0.1');
      await new Promise((resolve) => server.once('listening', resolve));
      const source = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api.json`;
      writeConfig(site, { navigation: { pages: ['index', { group: 'API', openapi: source }] } });
      return () => void server.close();
    },
  },
];
