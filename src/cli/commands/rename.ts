import { resolve } from 'node:path';
import { countOf } from '../../base/text/count-of.ts';
import { renamePage } from '../../build/rename/rename-page.ts';
import { type Command, UsageError } from '../command.ts';
import { outputOptions, say } from '../output-options.ts';

export const renameCommand: Command = {
  name: 'rename',
  usage: '<from> <to> [--in folder]',
  summary: 'Move a page, with the links to it, its place in the navigation and a redirect',
  options: [
    { name: 'in', type: 'string', value: 'folder', summary: 'the site (default: this folder)' },
    ...outputOptions,
  ],
  positionals: 2,
  run: async ({ positionals: [from, to], options, terminal }) => {
    if (from === undefined || to === undefined) throw new UsageError('rename takes a page and its new place');
    const folder = resolve(typeof options['in'] === 'string' ? options['in'] : '.');
    const { file, links, settings } = await renamePage({ folder, from, to });
    say(terminal, `The page is ${file}: ${countOf(links, 'link')} and ${countOf(settings, 'setting')} rewritten\n`);
    return 0;
  },
};
