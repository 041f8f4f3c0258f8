import { globSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Given } from './installed/given.ts';
import { install } from './installed/install.ts';
import { makeFolder } from './installed/make-folder.ts';
import { packageManagers, peers } from './installed/package-managers.ts';
import { places } from './installed/places.ts';
import { printTable } from './installed/print-table.ts';
import type { Row } from './installed/row.ts';
import { runCommand } from './installed/run-command.ts';
import { tryManager } from './installed/try-manager.ts';

const help = `Installs the packed package in empty folders in every way there is, uses it there as users do, with the starter
and the manual, and prints what it weighs beside its peers. Ends with 1 where anything went wrong.

  npm run installed -- [name]… [--node 22] [--no-manual] [--list]

  name          a way or a peer, of those that --list names; all by default
  --node        the Node that runs everything, from npm
  --no-manual   the starter alone
`;

const root = resolve(import.meta.dirname, '..');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  allowNegative: true,
  options: {
    node: { type: 'string' },
    manual: { type: 'boolean', default: true },
    list: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

/** By name, what makes a row. */
const ways: Record<string, (name: string, given: Given) => Promise<Row>> = {
  ...Object.fromEntries(packageManagers.map((manager) => [manager.name, (_, given) => tryManager(manager, given)])),
  ...places,
  ...Object.fromEntries(
    peers.map(({ name, packages }) => [
      name,
      (_, { env, folderOf }) =>
        install(name, { cwd: makeFolder(folderOf(name)), env }, [['npm', 'install', ...packages]]),
    ]),
  ),
};

async function main(): Promise<void> {
  const unknown = positionals.filter((name) => !Object.hasOwn(ways, name));
  if (unknown.length > 0) throw new Error(`There is no way called ${unknown.join(', ')}; --list names them`);
  const work = mkdtempSync(join(tmpdir(), 'docwright-installed-'));
  try {
    const rows = await makeRows(work);
    printTable(rows);
    process.exitCode = rows.some(({ faults }) => faults.length > 0) ? 1 : 0;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

async function makeRows(work: string): Promise<Row[]> {
  const env = await environment(work);
  await runCommand(['npm', 'pack', '--ignore-scripts', '--silent', '--pack-destination', work], { cwd: root, env });
  const [archive = ''] = globSync('*.tgz', { cwd: work }).map((name) => join(work, name));
  const manual = values.manual ? join(root, 'example-site') : null;
  const folderOf = (name: string): string => join(work, name.replace(/\W+/g, '-'));
  const rows: Row[] = [];
  for (const [index, [name, make]] of Object.entries(ways).entries()) {
    if (positionals.length > 0 && !positionals.includes(name)) continue;
    const row = await make(name, { archive, env, folderOf, manual, port: 4700 + index });
    rows.push(row);
    console.error(`${name}: ${row.faults.length === 0 ? 'all is well' : row.faults.join('\n  ')}`);
    rmSync(folderOf(name), { recursive: true, force: true });
  }
  return rows;
}

/** Tools from npm in a folder of their own, and the Node that was asked for before all others. */
async function environment(work: string): Promise<NodeJS.ProcessEnv> {
  const tools = join(work, 'tools');
  mkdirSync(tools);
  const { npm_config_user_agent: _agent, NODE_ENV: _mode, ...env } = process.env;
  const npm = { ...env, npm_config_update_notifier: 'false', npm_config_audit: 'false', npm_config_fund: 'false' };
  if (values.node === undefined) return npm;
  const args = ['--prefix', tools, '--allow-scripts=node', `node@${values.node}`];
  await runCommand(['npm', 'install', ...args], { cwd: tools, env: npm });
  return { ...npm, PATH: [join(tools, 'node_modules/.bin'), env['PATH']].join(delimiter) };
}

if (values.help) console.log(help);
else if (values.list) console.log(Object.keys(ways).join('\n'));
else await main();
