import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { loadCommands } from '../../../src/cli/commands.ts';
import { outputOptions } from '../../../src/cli/output-options.ts';

const commands = await loadCommands();

const manual = readFileSync(join(resolve(import.meta.dirname, '../../..'), 'example-site/cli.mdx'), 'utf8');
const sections = new Map(
  manual.split(/^## /m).map((section) => [section.split('\n', 1)[0]!, section.slice(section.indexOf('\n'))]),
);

test('the table of the manual lists every command, in the order of the help', () => {
  const rows = [...manual.matchAll(/^\| \[`([\w-]+)`\]\(#([\w-]+)\) \|/gm)];
  expect(rows.map(([, name]) => name)).toEqual(commands.map(({ name }) => name));
  for (const [, name, anchor] of rows) expect(anchor).toBe(name);
});

test.each(commands.map((command) => [command.name, command] as const))(
  'the section of %s names its options',
  (name, { options }) => {
    const section = sections.get(name);
    expect(section).toBeDefined();
    const shared = new Set(outputOptions.map((option) => option.name));
    for (const option of options) {
      const place = shared.has(option.name) ? sections.get('Output') : section;
      expect(place, `--${option.name}`).toMatch(new RegExp(`--${option.name}\\b`));
    }
  },
);
