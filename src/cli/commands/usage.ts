import { renderSafeJson } from '../../base/text/render-safe-json.ts';
import type { ServerConfig } from '../../service/server/config/server-config.ts';
import { createLedger } from '../../service/store/create-ledger.ts';
import { createProxyUsageStore } from '../../service/store/create-proxy-usage-store.ts';
import type { ProxyUsage } from '../../service/store/proxy-usage-store.ts';
import { type Command, type CommandInput, type ExitCode, UsageError } from '../command.ts';
import { renderTable } from '../render-table.ts';
import { serviceOptions, withServiceDatabase } from '../with-service-database.ts';

export const usageCommand: Command = {
  name: 'usage',
  usage: '[organization] [--month 2026-11] [--entries]',
  summary: 'Show assistant credits used by organisations, and traffic through the playground’s proxy',
  options: [
    { name: 'month', type: 'string', value: 'month', summary: 'one month, e.g. 2026-11 (default: all)' },
    { name: 'entries', type: 'boolean', summary: 'list every question, newest first' },
    {
      name: 'limit',
      type: 'string',
      value: 'number',
      summary: 'with --entries: maximum number of entries (default: 100)',
    },
    { name: 'proxy', type: 'boolean', summary: 'show only traffic through the proxy' },
    ...serviceOptions,
    { name: 'json', type: 'boolean', summary: 'write JSON' },
  ],
  positionals: 1,
  run,
};

/** @throws UsageError for options that say nothing together, or that are none */
async function run({ positionals: [organization], options, terminal }: CommandInput): Promise<ExitCode> {
  const { entries: byEntry, limit: most, proxy: isProxyAlone } = options;
  if (byEntry && isProxyAlone)
    throw new UsageError('--entries and --proxy cannot be combined: proxy calls have no entries');
  if (most !== undefined && !byEntry)
    throw new UsageError('--limit sets how many entries are shown, so it needs --entries');
  const limit = readLimit(most);
  const filter = { ...(organization === undefined ? {} : { organization }), ...readMonth(options['month']) };
  return withServiceDatabase({ options, makes: false }, async (database, config) => {
    const sites = organization === undefined ? null : sitesOf(config, organization);
    const calls = await createProxyUsageStore(database).read({ ...filter, ...(sites && { sites }) });
    const proxyTable = (): string => renderProxyUsage(calls, config);
    if (isProxyAlone) return show(terminal, { options, rows: calls, table: proxyTable });
    const ledger = createLedger(database);
    if (byEntry) {
      const entries = await ledger.entries({ ...filter, limit });
      return show(terminal, { options, rows: entries, table: () => renderEntries(entries) });
    }
    const rows = await ledger.usage(filter);
    show(terminal, { options, rows, table: () => renderUsage(rows, config.organizations) });
    if (options['json'] !== true && calls.length > 0) terminal.out(`\n${proxyTable()}`);
    return 0;
  });
}

function show(
  terminal: CommandInput['terminal'],
  { options, rows, table }: { options: CommandInput['options']; rows: readonly object[]; table: () => string },
): ExitCode {
  if (options['json'] === true) terminal.out(renderSafeJson(rows));
  else terminal.out(rows.length === 0 ? 'There is no usage.\n' : table());
  return 0;
}

function sitesOf({ sites }: ServerConfig, organization: string): string[] {
  return sites.filter((site) => site.organization === organization).map(({ domain }) => domain);
}

function renderProxyUsage(rows: readonly ProxyUsage[], { proxy }: ServerConfig): string {
  const { perReader, perOrigin, atOncePerReader, atOncePerOrigin, bytesPerReader, bytesPerOrigin } = proxy.limits;
  const table = renderTable(
    ['month', 'domain', 'origin', 'calls', 'refused', 'megabytes'],
    rows.map(({ period, site, origin, calls, refused, bytes }) => [
      period,
      site,
      origin,
      String(calls),
      String(refused),
      (bytes / 1e6).toFixed(1),
    ]),
  );
  const limits = [
    `Limits per reader: ${perReader} calls an hour, ${atOncePerReader} at once, ${bytesPerReader / 1e6} MB a day`,
    `Limits per origin: ${perOrigin} calls an hour, ${atOncePerOrigin} at once, ${bytesPerOrigin / 1e6} MB a day`,
  ];
  return `${table}${limits.join('\n')}\n`;
}

function renderUsage(
  rows: Awaited<ReturnType<ReturnType<typeof createLedger>['usage']>>,
  plans: Readonly<Record<string, { credits: number }>>,
): string {
  return renderTable(
    ['month', 'organization', 'domain', 'credits', 'overage', 'refunded', 'plan', 'tokens in', 'tokens out'],
    rows.map(({ period, organization, site, credits, overage, refunded, inputTokens, outputTokens }) => [
      period,
      organization,
      site,
      String(credits),
      String(overage),
      String(refunded),
      String(plans[organization]?.credits ?? 'unlimited'),
      String(inputTokens),
      String(outputTokens),
    ]),
  );
}

function renderEntries(rows: Awaited<ReturnType<ReturnType<typeof createLedger>['entries']>>): string {
  return renderTable(
    ['time', 'organization', 'domain', 'kind', 'key', 'tokens', 'thread'],
    rows.map(({ time, organization, site, kind, refunded, key, inputTokens, outputTokens, thread }) => [
      new Date(time).toISOString(),
      organization,
      site,
      refunded === null ? kind : `${kind}, refunded`,
      key ?? 'reader',
      String(inputTokens + outputTokens),
      thread,
    ]),
  );
}

function readMonth(value: unknown): { period?: string } {
  if (value === undefined) return {};
  if (typeof value === 'string' && /^\d{4}-(?:0[1-9]|1[0-2])$/.test(value)) return { period: value };
  throw new UsageError(`--month must be a month such as 2026-11, not "${String(value)}"`);
}

function readLimit(value: unknown): number {
  const limit = value === undefined ? 100 : Number(value);
  if (Number.isInteger(limit) && limit > 0) return limit;
  throw new UsageError(`--limit must be a whole number above 0, not "${String(value)}"`);
}
