import { createFenceReader } from '../../base/text/create-fence-reader.ts';
import { renderFence } from '../../base/text/render-fence.ts';
import { addAll } from '../../base/values/add-all.ts';

const opening = /^([ \t]*)(`{3,}|~{3,})[ \t]*(.*)$/;
const npm2yarn = /(?:^|\s)npm2yarn\b(?:=\S+)?/;

/** Commands of npm that a site shows for other package managers, too (Docusaurus and Nextra, `npm2yarn`). */
export function convertPackageFences(text: string): string {
  if (!/npm2yarn/.test(text)) return text;
  const read = createFenceReader();
  const result: string[] = [];
  let head: RegExpExecArray | null = null;
  let body: string[] = [];
  for (const line of text.split('\n')) {
    const kind = read(line);
    if (kind === 'opening') head = npm2yarn.test(line) ? opening.exec(line) : null;
    if (head === null || kind === 'prose') result.push(line);
    else if (kind === 'inside') body.push(line);
    if (head === null || kind !== 'closing') continue;
    addAll(result, groupOf(head, body));
    head = null;
    body = [];
  }
  return [...result, ...(head === null ? [] : [head[0], ...body])].join('\n');
}

function groupOf([, indent = '', , info = '']: RegExpExecArray, body: readonly string[]): string[] {
  const code = body.map((line) => (line.startsWith(indent) ? line.slice(indent.length) : line)).join('\n');
  const language = info.replace(npm2yarn, '').trim().split(/\s+/)[0] || 'bash';
  const fences = managers.map(({ name, command }) =>
    renderFence(
      code.replace(/\b(npm|npx) +([^\n&|;#]+)/g, (_, program: string, rest: string) => {
        const [, words = '', gap = ''] = /^(.*?)(\s*)$/.exec(rest)!;
        return command(readCommand(program, words)) + gap;
      }),
      `${language} ${name}`,
    ),
  );
  return ['<CodeGroup>', ...fences, '</CodeGroup>']
    .join('\n')
    .replace(/^(?=.)/gm, indent)
    .split('\n');
}

interface Command {
  kind: 'install' | 'add' | 'remove' | 'create' | 'execute' | 'run' | 'other';
  /** What stands behind it, with `npm` as it was. */
  rest: string;
  written: string;
  isForDevelopment: boolean;
  isGlobal: boolean;
}

function readCommand(program: string, written: string): Command {
  const [verb = '', ...words] = program === 'npx' ? ['exec', ...written.split(/\s+/)] : written.split(/\s+/);
  const isForDevelopment = words.some((word) => /^(?:-D|--save-dev)$/.test(word));
  const isGlobal = words.some((word) => /^(?:-g|--global)$/.test(word));
  const rest = words.filter((word) => !/^(?:-D|-S|-g|--save(?:-dev|-prod)?|--global|--)$/.test(word)).join(' ');
  const kind = kindOf(verb, rest);
  const own = kind === 'run' && !/^run(?:-script)?$/.test(verb) ? `${verb} ${rest}`.trim() : rest;
  return { kind, rest: own, written: `${program} ${written}`, isForDevelopment, isGlobal };
}

function kindOf(verb: string, rest: string): Command['kind'] {
  if (/^(?:i|install|add)$/.test(verb)) return rest === '' ? 'install' : 'add';
  if (verb === 'ci') return 'install';
  if (/^(?:un|rm|remove|uninstall)$/.test(verb)) return 'remove';
  if (/^(?:create|init)$/.test(verb)) return rest === '' ? 'other' : 'create';
  if (/^(?:exec|x)$/.test(verb)) return 'execute';
  return /^(?:run|run-script|test|start)$/.test(verb) ? 'run' : 'other';
}

interface Manager {
  /** As its makers write it. */
  name: string;
  command: (command: Command) => string;
}

const managers: readonly Manager[] = [
  { name: 'npm', command: ({ written }) => written },
  {
    name: 'Yarn',
    command: writer({
      program: 'yarn',
      development: '--dev',
      add: ({ isGlobal }) => (isGlobal ? 'yarn global add' : 'yarn add'),
      create: 'yarn create ',
      execute: 'yarn dlx',
      run: 'yarn',
    }),
  },
  {
    name: 'pnpm',
    command: writer({
      program: 'pnpm',
      development: '--save-dev',
      add: ({ isGlobal }) => (isGlobal ? 'pnpm add --global' : 'pnpm add'),
      create: 'pnpm create ',
      execute: 'pnpm dlx',
      run: 'pnpm',
    }),
  },
  {
    name: 'Bun',
    command: writer({
      program: 'bun',
      development: '--dev',
      add: ({ isGlobal }) => (isGlobal ? 'bun add --global' : 'bun add'),
      create: 'bunx create-',
      execute: 'bunx',
      run: 'bun run',
    }),
  },
];

interface Words {
  program: string;
  development: string;
  add: (command: Command) => string;
  create: string;
  execute: string;
  run: string;
}

function writer(words: Words): Manager['command'] {
  return (command) => {
    const { kind, rest, written, isForDevelopment } = command;
    switch (kind) {
      case 'install':
        return `${words.program} install`;
      case 'add':
        return [words.add(command), ...(isForDevelopment ? [words.development] : []), rest].join(' ');
      case 'remove':
        return `${words.program} remove ${rest}`;
      case 'create':
        return words.create + rest;
      case 'execute':
        return `${words.execute} ${rest}`;
      case 'run':
        return `${words.run} ${rest}`;
      case 'other':
        return written.replace(/^npm\b/, words.program);
    }
  };
}
