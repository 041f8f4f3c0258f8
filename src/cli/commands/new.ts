import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { sayWhere } from '../../base/errors/say-where.ts';
import { refuseClosedFolder } from '../../base/paths/refuse-closed-folder.ts';
import { schemaAddress } from '../../read/config/schema-address.ts';
import { packageFolder, packageVersion } from '../../read/site/package-folder.ts';
import { type Command, type CommandInput, type ExitCode, UsageError } from '../command.ts';
import { copyWritable } from '../copy-writable.ts';
import { outputOptions, say } from '../output-options.ts';
import { quoteArgument } from '../quote-argument.ts';

/** Where each service looks for its pipeline, from the root of the repository. */
const pipelines: Readonly<Record<string, string>> = {
  github: '.github/workflows/docs.yml',
  gitlab: '.gitlab-ci.yml',
};

export const newCommand: Command = {
  name: 'new',
  usage: '[folder] [--ci name]',
  summary: 'Create a new site to start from',
  options: [
    {
      name: 'ci',
      type: 'string',
      value: 'name',
      words: Object.keys(pipelines),
      summary: `add a CI pipeline: ${Object.keys(pipelines).join(', ')}`,
    },
    ...outputOptions.filter(({ name }) => name === 'quiet'),
  ],
  positionals: 1,
  run: async ({ positionals, options, terminal }: CommandInput): Promise<ExitCode> => {
    const folder = resolve(positionals[0] ?? '.');
    const pipeline = options['ci'] === undefined ? null : planPipeline(folder, String(options['ci']));
    if (pipeline && ['docs.json', 'mint.json'].some((name) => existsSync(join(folder, name)))) {
      writePipeline(pipeline, terminal);
      return 0;
    }
    refuseClosedFolder(folder);
    if (existsSync(folder) && readdirSync(folder).some((name) => !name.startsWith('.'))) {
      throw new UsageError(`${folder} is not empty; specify a new folder${pipeline ? ', or that of a site' : ''}`);
    }
    copyWritable(join(packageFolder, 'starter'), folder);
    nameInstalledSchema(folder);
    if (pipeline) writePipeline(pipeline, terminal);
    const name = quoteArgument(positionals[0] ?? '.');
    const rows = [
      [`npx docwright dev ${name}`, 'preview it'],
      [`npx docwright build ${name}`, 'build it'],
    ] as const;
    const width = Math.max(...rows.map(([line]) => line.length));
    const lines = rows.map(([line, what]) => `  ${line.padEnd(width)}   ${what}\n`);
    say(terminal, `Created a new site in ${folder}.\n\n${lines.join('')}`);
    return 0;
  },
};

interface Pipeline {
  file: string;
  text: string;
}

/** @throws UsageError for a service that is not known, and where there is a pipeline already */
function planPipeline(folder: string, service: string): Pipeline {
  const place = Object.hasOwn(pipelines, service) ? pipelines[service] : undefined;
  if (place === undefined) throw new UsageError(`--ci must be ${Object.keys(pipelines).join(' or ')}, not ${service}`);
  const root = findRepository(folder) ?? process.cwd();
  const file = join(root, place);
  if (existsSync(file)) throw new UsageError(`${file} already exists; copy what it lacks from the manual`);
  const path = relative(root, folder).replaceAll('\\', '/') || '.';
  const template = readFileSync(join(packageFolder, 'starter-ci', `${service}.yml`), 'utf8');
  return { file, text: fillIn(template, { folder: quoteArgument(path), version: packageVersion }) };
}

function fillIn(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{\{(\w+)\}\}/g, (name, key: string) => values[key] ?? name);
}

function writePipeline({ file, text }: Pipeline, terminal: CommandInput['terminal']): void {
  mkdirSync(dirname(file), { recursive: true });
  sayWhere(file, () => writeFileSync(file, text));
  say(terminal, `Added the pipeline ${file}.\n\n`);
}

function findRepository(folder: string): string | null {
  if (existsSync(join(folder, '.git'))) return folder;
  return dirname(folder) === folder ? null : findRepository(dirname(folder));
}

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
