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
  summary: 'Move a page, update its links and its navigation entry, and add a redirect',
  options: [
    { name: 'in', type: 'string', value: 'folder', summary: 'folder of the site (default: the current folder)' },
    { name: 'base', type: 'string', value: 'path', summary: 'base path that links in pages start with, e.g. /docs' },
    ...outputOptions,
  ],
  positionals: 2,
  run: async ({ positionals: [from, to], options, terminal }) => {
    if (from === undefined || to === undefined) throw new UsageError('rename needs a page and its new path');
    const folder = resolve(typeof options['in'] === 'string' ? options['in'] : '.');
    const base = readBase(options['base']);
    const { file, links, settings, chained } = await renamePage({
      folder,
      from: posixPath(from),
      to: posixPath(to),
      base,
    });
    say(terminal, `Moved to ${file}: ${countOf(links, 'link')} and ${countOf(settings, 'setting')} updated\n`);
    if (chained > 0) {
      const redirects = countOf(chained, 'redirect');
      say(terminal, `Unchanged: ${redirects} with captures to the old address, which redirects to the new one\n`);
    }
    return 0;
  },
};
