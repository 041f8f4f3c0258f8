import { chmodSync, cpSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { type InstallSize, measureInstall } from './installed/measure-install.ts';
import { type PackageManager, packageManagers, peers } from './installed/package-managers.ts';
import { type CommandPlace, type CommandRun, runCommand } from './installed/run-command.ts';
import { walk } from './installed/walk.ts';

/**
 * Installs the packed package in empty folders with every package manager, uses it there as users do, and prints what
 * it weighs beside its peers. Names as arguments choose among the rows; `--node 22` takes that Node, from npm.
 */
const root = resolve(import.meta.dirname, '..');
const work = mkdtempSync(join(tmpdir(), 'docwright-installed-'));
const args = process.argv.slice(2);
const nodeVersion = args.includes('--node') ? args[args.indexOf('--node') + 1]! : null;
const chosen = args.filter((arg, index) => arg !== '--node' && args[index - 1] !== '--node');
const isChosen = (name: string): boolean => chosen.length === 0 || chosen.includes(name);
let port = 4700;

interface Row extends InstallSize {
  name: string;
  seconds: number;
  warnings: number;
  faults: string[];
}

async function main(): Promise<void> {
  const env = await environment();
  await runCommand(['npm', 'pack', '--ignore-scripts', '--silent', '--pack-destination', work], { cwd: root, env });
  const [archive = ''] = globSync('*.tgz', { cwd: work }).map((name) => join(work, name));
  const rows: Row[] = [];
  const add = (row: Row): void => {
    rows.push(row);
    console.error(`${row.name}: ${row.faults.length === 0 ? 'all is well' : row.faults.join('\n  ')}`);
  };
  for (const manager of packageManagers.filter(({ name }) => isChosen(name)))
    add(await tryManager(manager, { archive, env }));
  for (const [name, make] of Object.entries(places)) if (isChosen(name)) add(await make(name, { archive, env }));
  for (const { name, packages } of peers.filter((peer) => isChosen(peer.name)))
    add(await installOnly(name, { cwd: makeFolder(name), env }, [['npm', 'install', ...packages]]));
  printTable(rows);
  rmSync(work, { recursive: true, force: true });
  process.exitCode = rows.some(({ faults }) => faults.length > 0) ? 1 : 0;
}

interface Given {
  archive: string;
  env: NodeJS.ProcessEnv;
}

/** Tools from npm in a folder of their own, and the Node that was asked for before all others. */
async function environment(): Promise<NodeJS.ProcessEnv> {
  const tools = join(work, 'tools');
  mkdirSync(tools);
  const { npm_config_user_agent: _agent, NODE_ENV: _mode, ...env } = process.env;
  const npm = { ...env, npm_config_update_notifier: 'false', npm_config_audit: 'false', npm_config_fund: 'false' };
  if (nodeVersion === null) return npm;
  await runCommand(['npm', 'install', '--prefix', tools, `node@${nodeVersion}`], { cwd: tools, env: npm });
  return { ...npm, PATH: [join(tools, 'node_modules/.bin'), env['PATH']].join(delimiter) };
}

function makeFolder(name: string): string {
  const folder = join(work, name.replace(/\W+/g, '-'));
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "name": "try", "version": "1.0.0", "private": true }\n');
  return folder;
}

async function installOnly(name: string, place: CommandPlace, commands: string[][]): Promise<Row> {
  const runs: CommandRun[] = [];
  for (const command of commands) runs.push(await runCommand(command, place));
  const output = runs.map((run) => run.output).join('\n');
  const failed = runs.find(({ code }) => code !== 0);
  return {
    name,
    ...measureInstall(place.cwd),
    seconds: runs.reduce((sum, run) => sum + run.seconds, 0),
    warnings: output.match(/\bwarn(?:ing)?\b/gi)?.length ?? 0,
    faults: failed
      ? [`installing: exit ${failed.code}, ${failed.output.trim().split('\n').slice(-6).join(' | ')}`]
      : [],
  };
}

const ownProgram = ['node', 'node_modules/docwright/bin/docwright.js'];

async function tryManager({ name, tool, install, files, run }: PackageManager, { archive, env }: Given): Promise<Row> {
  const cwd = makeFolder(name);
  for (const [file, text] of Object.entries(files ?? {})) writeFileSync(join(cwd, file), text);
  const place = { cwd, env };
  const program =
    tool === null ? ['npm'] : ['npx', '--yes', '--package', tool, tool.includes('yarn') ? 'yarn' : tool.split('@')[0]!];
  await runCommand([...program, '--version'], place);
  const row = await installOnly(
    name,
    place,
    install(archive).map((command) => [...program, ...command]),
  );
  if (row.faults.length === 0)
    row.faults.push(
      ...(await walk({ program: run ? [...program, ...run, 'docwright'] : ownProgram, place, port: port++ })),
    );
  return row;
}

/** Where npm puts the package, and who runs it. */
const places: Record<string, (name: string, given: Given) => Promise<Row>> = {
  global: async (name, { archive, env }) => {
    const cwd = makeFolder(name);
    const prefix = join(cwd, 'prefix');
    const row = await installOnly(name, { cwd, env }, [['npm', 'install', '--global', '--prefix', prefix, archive]]);
    return walked(row, { program: [join(prefix, 'bin/docwright')], place: { cwd, env }, port: port++ });
  },
  npx: async (name, { archive, env }) => {
    const cwd = makeFolder(name);
    const program = ['npx', '--yes', '--package', archive, 'docwright'];
    const place = { cwd, env: { ...env, npm_config_cache: join(work, 'npx-cache') } };
    return walked(await installOnly(name, place, [[...program, '--version']]), { program, place, port: port++ });
  },
  'spaces and letters': async (_, { archive, env }) => {
    const cwd = join(work, 'meine Doku 文档 하나');
    cpSync(makeFolder('plain'), cwd, { recursive: true });
    const row = await installOnly('spaces and letters', { cwd, env }, [['npm', 'install', archive]]);
    return walked(row, { program: ownProgram, place: { cwd, env }, port: port++ });
  },
  'another user, read-only': async (name, { archive, env }) => {
    const cwd = makeFolder(name);
    const row = await installOnly(name, { cwd, env }, [
      ['npm', 'install', archive],
      ['chmod', '-R', 'a-w,a+rX', cwd],
    ]);
    const home = join(work, 'nobody');
    mkdirSync(home);
    for (const folder of [work, home]) chmodSync(folder, folder === home ? 0o777 : 0o755);
    const place = { cwd: home, env: { ...env, HOME: home }, uid: process.getuid?.() === 0 ? 65534 : undefined };
    const program = ['node', join(cwd, 'node_modules/docwright/bin/docwright.js')];
    const tried = await walked(row, { program, place, port: port++ });
    await runCommand(['chmod', '-R', 'u+w', cwd], { cwd: work, env });
    return tried;
  },
};

async function walked(row: Row, options: Parameters<typeof walk>[0]): Promise<Row> {
  if (row.faults.length === 0) row.faults.push(...(await walk(options)));
  return row;
}

function printTable(rows: readonly Row[]): void {
  const head = ['', 'MB', 'packages', 'files', 'seconds', 'warnings', 'install scripts', 'faults'];
  const cells = rows.map((row) => [
    row.name,
    ...[row.megabytes, row.packages, row.files, row.seconds.toFixed(0), row.warnings].map(String),
    row.scripts.join(', ') || '0',
    String(row.faults.length),
  ]);
  for (const line of [head, head.map(() => '---'), ...cells]) console.log(`| ${line.join(' | ')} |`);
}

await main();
