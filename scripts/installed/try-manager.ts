import { join } from 'node:path';
import type { Given } from './given.ts';
import { install } from './install.ts';
import { leaveOutMissing } from './leave-out-missing.ts';
import { makeFolder } from './make-folder.ts';
import type { PackageManager } from './package-managers.ts';
import type { Row } from './row.ts';
import { walkRow } from './walk-row.ts';

const ownProgram = ['node', 'node_modules/docwright/bin/docwright.js'];

/** Installs the package with a package manager, and uses it where it was installed. */
export async function tryManager(manager: PackageManager, { archive, env, folderOf, ...given }: Given): Promise<Row> {
  const { name, tool, files, run, member } = manager;
  const cwd = makeFolder(folderOf(name), files);
  const place = { cwd, env };
  const program = tool === null ? ['npm'] : ['npx', '--yes', '--package', tool, programOf(tool)];
  // It is fetched here, so that this counts in no time.
  await install(name, place, [[...program, '--version']]);
  const commands = manager.install(archive).map((command) => [...program, ...command]);
  let row = await install(name, place, commands);
  while (row.faults.length > 0 && leaveOutMissing(cwd, row.output)) row = await install(name, place, commands);
  const walked = { cwd: member ? join(cwd, member) : cwd, env };
  return walkRow(row, { ...given, program: run ? [...program, ...run, 'docwright'] : ownProgram, place: walked });
}

function programOf(tool: string): string {
  return tool.includes('yarn') ? 'yarn' : tool.split('@')[0]!;
}
