import { join, resolve } from 'node:path';
import { countOf } from '../../base/text/count-of.ts';
import { replaceFile } from '../../build/files/replace-file.ts';
import { formatSite } from '../../build/format/format-site.ts';
import type { Command } from '../command.ts';
import { outputOptions, say } from '../output-options.ts';

export const formatCommand: Command = {
  name: 'format',
  usage: '[site] [--check]',
  summary: 'Format pages and docs.json without changing what readers see',
  options: [
    { name: 'check', type: 'boolean', summary: 'write nothing, and exit with 1 if any file would change' },
    ...outputOptions,
  ],
  positionals: 1,
  run: ({ positionals: [site = '.'], options, terminal }) => {
    const folder = resolve(site);
    const changed = formatSite(folder);
    const isCheck = options['check'] === true;
    for (const { file, after } of changed) {
      if (!isCheck) replaceFile(join(folder, file), after);
      say(terminal, `${file}\n`);
    }
    const count = countOf(changed.length, 'file');
    say(terminal, isCheck ? `${count} would change\n` : `${count} changed\n`);
    return Promise.resolve(isCheck && changed.length > 0 ? 1 : 0);
  },
};
