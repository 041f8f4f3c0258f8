import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseWebAddress } from '../../base/paths/parse-web-address.ts';
import { trimEndSlashes } from '../../base/paths/trim-end-slashes.ts';
import { renderSafeJson } from '../../base/text/render-safe-json.ts';
import { compareOutputs } from '../../build/changes/compare-outputs.ts';
import { parseChanges } from '../../build/changes/parse-changes.ts';
import { renderChanges, renderChangesMarkdown } from '../../build/changes/render-changes.ts';
import type { SiteChanges } from '../../model/changes.ts';
import { type Command, type CommandInput, type ExitCode, UsageError } from '../command.ts';
import { outputOptions } from '../output-options.ts';

export const changesCommand: Command = {
  name: 'changes',
  usage: '<old output> <new output> [--markdown] [--preview URL] [--before URL]',
  summary: 'List the pages that differ between two builds of a site',
  options: [
    {
      name: 'json',
      type: 'boolean',
      summary: 'write JSON, which the command also accepts in place of the two folders',
    },
    { name: 'markdown', type: 'boolean', summary: 'write a comment for a pull request' },
    { name: 'preview', type: 'string', value: 'URL', summary: 'URL of the new output' },
    { name: 'before', type: 'string', value: 'URL', summary: 'URL of the old output' },
    ...outputOptions,
  ],
  positionals: 2,
  run: ({ positionals, options, terminal }) => {
    const addresses = { preview: readAddress(options, 'preview'), before: readAddress(options, 'before') };
    const changes = readChanges(positionals);
    if (options['json'] === true) terminal.out(renderSafeJson(changes));
    else
      terminal.out(options['markdown'] === true ? renderChangesMarkdown(changes, addresses) : renderChanges(changes));
    return Promise.resolve<ExitCode>(0);
  },
};

/** @throws UsageError where neither two outputs are named nor a file that tells of them */
function readChanges([before, after]: readonly string[]): SiteChanges {
  if (before !== undefined && after !== undefined) return compareOutputs(resolve(before), resolve(after));
  if (before === undefined || !statSync(before, { throwIfNoEntry: false })?.isFile())
    throw new UsageError('changes needs an old and a new output, or a file written with --json');
  const changes = parseChanges(readFileSync(before, 'utf8'));
  if (changes === null) throw new UsageError(`${before} was not written by docwright changes --json`);
  return changes;
}

/** @throws UsageError for what is no address */
function readAddress(options: CommandInput['options'], name: string): string | null {
  const value = options[name];
  if (typeof value !== 'string' || value === '') return null;
  const url = parseWebAddress(value);
  if (url === null) throw new UsageError(`--${name} must be a URL that starts with https:// or http://`);
  return trimEndSlashes(url.origin + url.pathname);
}
