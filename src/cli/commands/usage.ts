import { createLedger } from '../../service/store/create-ledger.ts';
import { type Command, type CommandInput, type ExitCode, UsageError } from '../command.ts';
import { renderTable } from '../render-table.ts';
import { serviceOptions, withServiceDatabase } from '../with-service-database.ts';

export const usageCommand: Command = {
  name: 'usage',
  usage: '[organization] [--month 2026-11] [--entries]',
  summary: 'Show the assistant credits that organizations used',
  options: [
    { name: 'month', type: 'string', value: 'month', summary: 'one month, as 2026-11 (default: all)' },
    { name: 'entries', type: 'boolean', summary: 'every question by itself, newest first' },
    { name: 'limit', type: 'string', value: 'number', summary: 'with --entries: how many at most (default: 100)' },
    ...serviceOptions,
    { name: 'json', type: 'boolean', summary: 'write JSON' },
  ],
  positionals: 1,
  run,
};

async function run({ positionals: [organization], options, terminal }: CommandInput): Promise<ExitCode> {
  const filter = { ...(organization === undefined ? {} : { organization }), ...readMonth(options['month']) };
  return withServiceDatabase({ options }, async (database, config) => {
    const ledger = createLedger(database);
    const isDetailed = options['entries'] === true;
    const rows = isDetailed
      ? await ledger.entries({ ...filter, limit: readLimit(options['limit']) })
      : await ledger.usage(filter);
    if (options['json'] === true) terminal.out(`${JSON.stringify(rows, null, 2)}\n`);
    else if (rows.length === 0) terminal.out('Nothing was used.\n');
    else
      terminal.out(
        isDetailed
          ? renderEntries(rows as Awaited<ReturnType<typeof ledger.entries>>)
          : renderUsage(rows as Awaited<ReturnType<typeof ledger.usage>>, config.organizations),
      );
    return 0;
  });
}

function renderUsage(
  rows: Awaited<ReturnType<ReturnType<typeof createLedger>['usage']>>,
  plans: Readonly<Record<string, { credits: number }>>,
): string {
  return renderTable(
    ['month', 'organization', 'domain', 'credits', 'overage', 'refunded', 'plan'],
    rows.map(({ period, organization, site, credits, overage, refunded }) => [
      period,
      organization,
      site,
      String(credits),
      String(overage),
      String(refunded),
      String(plans[organization]?.credits ?? 'unlimited'),
    ]),
  );
}

function renderEntries(rows: Awaited<ReturnType<ReturnType<typeof createLedger>['entries']>>): string {
  return renderTable(
    ['time', 'organization', 'domain', 'kind', 'key', 'thread'],
    rows.map(({ time, organization, site, kind, refunded, key, thread }) => [
      new Date(time).toISOString(),
      organization,
      site,
      refunded === null ? kind : `${kind}, refunded`,
      key ?? 'reader',
      thread,
    ]),
  );
}

function readMonth(value: unknown): { period?: string } {
  if (value === undefined) return {};
  if (typeof value === 'string' && /^\d{4}-(?:0[1-9]|1[0-2])$/.test(value)) return { period: value };
  throw new UsageError(`--month takes a month such as 2026-11, not "${String(value)}"`);
}

function readLimit(value: unknown): number {
  const limit = value === undefined ? 100 : Number(value);
  if (Number.isInteger(limit) && limit > 0) return limit;
  throw new UsageError(`--limit takes a whole number above 0, not "${String(value)}"`);
}
