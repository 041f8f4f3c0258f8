import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Given } from './given.ts';
import { install } from './install.ts';
import { makeFolder } from './make-folder.ts';
import type { Row } from './row.ts';
import { type CommandPlace, runCommand } from './run-command.ts';
import { walkOffline } from './walk-offline.ts';
import { walkRow } from './walk-row.ts';

type Place = (name: string, given: Given) => Promise<Row>;

const ownProgram = ['node', 'node_modules/docwright/bin/docwright.js'];
const isRoot = process.getuid?.() === 0;

/** Where npm puts the package, and who runs it. */
export const places: Readonly<Record<string, Place>> = {
  global: async (name, { archive, env, folderOf, ...given }) => {
    const cwd = makeFolder(folderOf(name));
    const prefix = join(cwd, 'prefix');
    const row = await install(name, { cwd, env }, [['npm', 'install', '--global', '--prefix', prefix, archive]]);
    return walkRow(row, { ...given, program: [join(prefix, 'bin/docwright')], place: { cwd, env } });
  },
  npx: async (name, { archive, env, folderOf, ...given }) => {
    const cwd = makeFolder(folderOf(name));
    const program = ['npx', '--yes', '--package', archive, 'docwright'];
    const place = { cwd, env: { ...env, npm_config_cache: join(cwd, 'npm-cache') } };
    return walkRow(await install(name, place, [[...program, '--version']]), { ...given, program, place });
  },
  'spaces and letters': async (name, { archive, env, folderOf, ...given }) => {
    const place = { cwd: makeFolder(join(folderOf(name), 'meine Doku 文档 하나')), env };
    const row = await install(name, place, [['npm', 'install', archive]]);
    return walkRow(row, { ...given, program: ownProgram, place });
  },
  'another user, read-only': async (name, { archive, env, folderOf, ...given }) => {
    const cwd = makeFolder(folderOf(name));
    const row = await install(name, { cwd, env }, [['npm', 'install', archive]]);
    const home = `${cwd}-home`;
    mkdirSync(home);
    await runCommand(['chmod', '-R', 'a-w,a+rX', cwd], { cwd, env });
    for (const folder of [dirname(cwd), home]) chmodSync(folder, folder === home ? 0o777 : 0o755);
    const place: CommandPlace = { cwd: home, env: { ...env, HOME: home }, ...(isRoot && { uid: 65534 }) };
    const program = ['node', join(cwd, 'node_modules/docwright/bin/docwright.js')];
    const walked = await walkRow(row, { ...given, program, place });
    await runCommand(['chmod', '-R', 'u+w', cwd], { cwd, env });
    return walked;
  },
  offline: async (name, { archive, env, folderOf, ...given }) => {
    const place = { cwd: makeFolder(folderOf(name)), env };
    const row = await install(name, place, [['npm', 'install', archive]]);
    if (!canCutOff()) return { ...row, faults: ['walking: only root of Linux can take the network away'] };
    return walkRow(row, { ...given, program: ownProgram, place }, walkOffline);
  },
};

function canCutOff(): boolean {
  return spawnSync('unshare', ['--net', 'ip', 'link', 'set', 'lo', 'up']).status === 0;
}
