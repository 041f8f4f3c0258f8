import { renderSafeJson } from '../../base/text/render-safe-json.ts';
import { createFeedbackStore } from '../../service/store/create-feedback-store.ts';
import { type Command, type CommandInput, type ExitCode, UsageError } from '../command.ts';
import { renderTable } from '../render-table.ts';
import { serviceOptions, withServiceDatabase } from '../with-service-database.ts';

export const feedbackCommand: Command = {
  name: 'feedback',
  usage: '[domain] [--limit 100] [--json]',
  summary: 'Show reader feedback on pages',
  options: [
    {
      name: 'limit',
      type: 'string',
      value: 'number',
      summary: 'maximum number of entries, newest first (default: 100)',
    },
    ...serviceOptions,
    { name: 'json', type: 'boolean', summary: 'write JSON' },
  ],
  positionals: 1,
  run,
};

async function run({ positionals: [site], options, terminal }: CommandInput): Promise<ExitCode> {
  const limit = options['limit'] === undefined ? 100 : Number(options['limit']);
  if (!Number.isInteger(limit) || limit < 1)
    throw new UsageError(`--limit must be a whole number above 0, not "${String(options['limit'])}"`);
  return withServiceDatabase({ options, makes: false }, async (database) => {
    const entries = await createFeedbackStore(database).list({ limit, ...(site === undefined ? {} : { site }) });
    if (options['json'] === true) terminal.out(renderSafeJson(entries));
    else if (entries.length === 0) terminal.out('There is no feedback yet.\n');
    else
      terminal.out(
        renderTable(
          ['time', 'domain', 'page', 'helpful', 'reason', 'comment'],
          entries.map((entry) => [
            new Date(entry.time).toISOString(),
            entry.site,
            entry.path,
            entry.helpful ? 'yes' : 'no',
            entry.reason,
            entry.comment,
          ]),
        ),
      );
    return 0;
  });
}
