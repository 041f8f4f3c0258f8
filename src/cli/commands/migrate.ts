import { resolve } from 'node:path';
import { refuseClosedFolder } from '../../base/paths/refuse-closed-folder.ts';
import { countOf } from '../../base/text/count-of.ts';
import { migrateSite } from '../../migrate/carry/migrate-site.ts';
import type { Loss } from '../../model/migration.ts';
import type { Problem } from '../../model/problem.ts';
import { type Command, UsageError } from '../command.ts';
import { outputOptions, say } from '../output-options.ts';
import { quoteArgument } from '../quote-argument.ts';
import { reportProblems } from '../report-problems.ts';

export const migrateCommand: Command = {
  name: 'migrate',
  usage: '<folder> <new-folder>',
  summary: 'Convert a site from another generator: pages, navigation, images, redirects',
  options: [...outputOptions],
  positionals: 2,
  run: async ({ positionals: [from, to], terminal }) => {
    if (from === undefined || to === undefined)
      throw new UsageError('migrate needs the folder of a site and a new folder');
    refuseClosedFolder(resolve(to));
    const migration = migrateSite({ from: resolve(from), to: resolve(to) });
    const { generator, pages, files, redirects, unlisted, isByFolder, losses, base } = migration;
    reportProblems(losses.map(problemOf), terminal);
    const carried = [countOf(pages, 'page'), countOf(files, 'file'), countOf(redirects, 'redirect')].join(', ');
    say(terminal, `${generator}: ${carried}, ${countOf(losses.length, 'thing')} not carried over\n\n`);
    if (unlisted.length > 0) say(terminal, `${unlistedText(unlisted, isByFolder)}\n\n`);
    const name = quoteArgument(to);
    if (base !== '') say(terminal, `The old site was served under ${base}; build the new one with --base ${base}\n\n`);
    say(terminal, `  npx docwright check ${name} --fix   fix moved anchors and see what is left to do\n`);
    say(terminal, `  npx docwright dev ${name}           preview it\n`);
    return 0;
  },
};

function unlistedText(pages: readonly string[], isByFolder: boolean): string {
  const names = pages.slice(0, 5).join(', ') + (pages.length > 5 ? ', …' : '');
  const are = `${countOf(pages.length, 'page')} not in the navigation of the old site (${names})`;
  if (isByFolder) return `${are}, more than it contains: added at the end of docs.json, in groups by folder`;
  return `${are}: added to docs.json in hidden groups named "Unlisted", and found by search`;
}

function problemOf({ file, line, message }: Loss): Problem {
  return { severity: 'warning', code: 'not-carried', file, ...(line !== undefined && { line }), message };
}
