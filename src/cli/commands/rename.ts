import { resolve } from 'node:path';
import { posixPath } from '../../base/paths/posix-path.ts';
import { countOf } from '../../base/text/count-of.ts';
import { renamePage } from '../../build/rename/rename-page.ts';
import { type Command, UsageError } from '../command.ts';
import { outputOptions, say } from '../output-options.ts';
import { readBase } from '../site-options.ts';

export const renameCommand: Command = {
  name: 'rename',
  usage: '<from> <to> [--in folder] [--base /docs]',
  summary: 'Move a page, with the links to it, its place in the navigation and a redirect',
  options: [
    { name: 'in', type: 'string', value: 'folder', summary: 'the site (default: this folder)' },
    { name: 'base', type: 'string', value: 'path', summary: 'path that addresses in pages begin with, e.g. /docs' },
    ...outputOptions,
  ],
  positionals: 2,
  run: async ({ positionals: [from, to], options, terminal }) => {
    if (from === undefined || to === undefined) throw new UsageError('rename takes a page and its new place');
    const folder = resolve(typeof options['in'] === 'string' ? options['in'] : '.');
    const base = readBase(options['base']);
    const { file, links, settings, chained } = await renamePage({
      folder,
      from: posixPath(from),
      to: posixPath(to),
      base,
    });
    say(terminal, `The page is ${file}: ${countOf(links, 'link')} and ${countOf(settings, 'setting')} rewritten\n`);
    if (chained > 0) {
      const redirects = countOf(chained, 'redirect');
      say(terminal, `Left as written: ${redirects} with captures to the old address, where the new one leads on\n`);
    }
    return 0;
  },
};
