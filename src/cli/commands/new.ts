import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { schemaAddress } from '../../read/config/schema-address.ts';
import { packageFolder } from '../../read/site/package-folder.ts';
import { type Command, type CommandInput, type ExitCode, UsageError } from '../command.ts';
import { outputOptions, say } from '../output-options.ts';
import { quoteArgument } from '../quote-argument.ts';

export const newCommand: Command = {
  name: 'new',
  usage: '[folder]',
  summary: 'Make a new site to start from',
  options: [...outputOptions.filter(({ name }) => name === 'quiet')],
  positionals: 1,
  run: async ({ positionals, terminal }: CommandInput): Promise<ExitCode> => {
    const folder = resolve(positionals[0] ?? '.');
    if (existsSync(folder) && readdirSync(folder).some((name) => !name.startsWith('.'))) {
      throw new UsageError(`${folder} is not empty; name a new folder`);
    }
    cpSync(join(packageFolder, 'starter'), folder, { recursive: true });
    nameInstalledSchema(folder);
    const name = quoteArgument(positionals[0] ?? '.');
    const rows = [
      [`npx docwright dev ${name}`, 'look at it'],
      [`npx docwright build ${name}`, 'build it'],
    ] as const;
    const width = Math.max(...rows.map(([line]) => line.length));
    const lines = rows.map(([line, what]) => `  ${line.padEnd(width)}   ${what}\n`);
    say(terminal, `A new site stands in ${folder}.\n\n${lines.join('')}`);
    return 0;
  },
};

/** Where the package is installed, the editor needs no network to read its schema, and reads that of its version. */
function nameInstalledSchema(folder: string): void {
  const installed = findInstalled(folder);
  if (installed === null) return;
  const file = join(folder, 'docs.json');
  const path = relative(folder, installed).replaceAll('\\', '/');
  const address = path.startsWith('.') ? path : `./${path}`;
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace(schemaAddress('docs.schema.json'), () => address),
  );
}

function findInstalled(folder: string): string | null {
  const file = join(folder, 'node_modules/docwright/schema/docs.schema.json');
  if (existsSync(file)) return file;
  return dirname(folder) === folder ? null : findInstalled(dirname(folder));
}
