import { suggestNearest } from '../../base/errors/suggest.ts';
import { renderSafeJson } from '../../base/text/render-safe-json.ts';
import { createKeyStore } from '../../service/store/create-key-store.ts';
import type { ApiKey, KeyKind, KeyStore } from '../../service/store/key-store.ts';
import { type Command, type CommandInput, type ExitCode, UsageError } from '../command.ts';
import { renderTable } from '../render-table.ts';
import { serviceOptions, withServiceDatabase } from '../with-service-database.ts';

export const keysCommand: Command = {
  name: 'keys',
  usage:
    'create <domain> [--kind assistant|search] [--origin https://app.example.com] [--name text] | list [domain] | revoke <id>',
  summary: 'Create, list and revoke keys for the Discovery API',
  options: [
    {
      name: 'kind',
      type: 'string',
      value: 'kind',
      words: ['assistant', 'search'],
      summary: 'assistant (public, can be used in pages) or search (private) (default: assistant)',
    },
    {
      name: 'origin',
      type: 'string',
      value: 'origins',
      summary: 'comma-separated web origins whose pages may use the key (default: any)',
    },
    { name: 'name', type: 'string', value: 'text', summary: 'name of the key' },
    ...serviceOptions,
    { name: 'json', type: 'boolean', summary: 'write JSON' },
  ],
  positionals: 2,
  words: ['create', 'list', 'revoke'],
  run,
};

async function run(input: CommandInput): Promise<ExitCode> {
  const {
    options,
    positionals: [action, subject],
  } = input;
  requireAction(action);
  if (action === 'create' && subject === undefined)
    throw new UsageError('Specify the domain identifier of the site that the key is for');
  if (action === 'revoke' && subject === undefined)
    throw new UsageError('Specify the id of the key; docwright keys list shows it');
  const wanted = { kind: readKind(options['kind']), origins: readOrigins(options['origin']) };
  return withServiceDatabase({ options, makes: action === 'create' }, async (database, config) => {
    const keys = createKeyStore(database);
    if (action === 'create' && subject !== undefined) {
      warnOfUnknown(input, { domain: subject, known: config.sites.map(({ domain }) => domain) });
      return await create(input, {
        keys,
        ...wanted,
        domain: subject,
        organization: config.sites.find(({ domain }) => domain === subject)?.organization ?? 'default',
      });
    }
    if (subject !== undefined && action === 'revoke') return await revoke(input, { keys, id: subject });
    return await list(input, { keys, domain: subject ?? null });
  });
}

/** Before anything is opened. */
function requireAction(action: string | undefined): void {
  if (action === 'create' || action === 'list' || action === 'revoke') return;
  throw new UsageError(
    action === undefined ? 'Specify an action: create, list or revoke' : `There is no command "keys ${action}"`,
  );
}

/** A key for a site that is only named on the command line of `docwright serve` is right. */
function warnOfUnknown({ terminal }: CommandInput, { domain, known }: { domain: string; known: string[] }): void {
  if (known.length === 0 || known.includes(domain)) return;
  const nearest = suggestNearest(domain, known);
  terminal.error(
    `No site in the configuration has the domain ${domain}, so the key has no effect yet. ${nearest ? `Did you mean ${nearest}?` : `Known domains: ${known.join(', ')}.`}\n`,
  );
}

async function create(
  { options, terminal }: CommandInput,
  { keys, domain, ...wanted }: Pick<ApiKey, 'kind' | 'organization' | 'origins'> & { keys: KeyStore; domain: string },
): Promise<ExitCode> {
  const made = await keys.create({
    ...wanted,
    site: domain,
    name: typeof options['name'] === 'string' ? options['name'] : '',
  });
  if (options['json'] === true) terminal.out(`${JSON.stringify({ ...describe(made.key), key: made.secret })}\n`);
  else
    terminal.out(
      `${made.secret}\n\nThis is the key ${made.key.id} for ${domain}. It is shown only once: only its hash is stored.\n`,
    );
  return 0;
}

async function list(
  { options, terminal }: CommandInput,
  { keys, domain }: { keys: KeyStore; domain: string | null },
): Promise<ExitCode> {
  const found = await keys.list(domain);
  if (options['json'] === true) terminal.out(renderSafeJson(found.map(describe)));
  else if (found.length === 0) terminal.out('There are no keys. Create one with docwright keys create <domain>.\n');
  else {
    const rows = found.map(({ id, kind, site, organization, hint, name, origins, created, revoked }) => [
      id,
      kind,
      site,
      organization,
      `${hint}…`,
      name,
      origins.join(' ') || 'any origin',
      day(created),
      revoked === null ? '' : `revoked ${day(revoked)}`,
    ]);
    terminal.out(renderTable(['id', 'kind', 'domain', 'organization', 'key', 'name', 'origins', 'created', ''], rows));
  }
  return 0;
}

async function revoke(
  { options, terminal }: CommandInput,
  { keys, id }: { keys: KeyStore; id: string },
): Promise<ExitCode> {
  const key = await keys.revoke(id);
  if (key === null) terminal.error(`There is no key ${id}. List the keys with docwright keys list.\n`);
  else if (options['json'] === true) terminal.out(`${JSON.stringify(describe(key))}\n`);
  else terminal.out(`${id} is revoked. Requests with it are now refused.\n`);
  return key === null ? 1 : 0;
}

function readKind(value: unknown): KeyKind {
  if (value === undefined || value === 'assistant' || value === 'search') return value ?? 'assistant';
  throw new UsageError(`--kind must be assistant or search, not "${String(value)}"`);
}

function readOrigins(value: unknown): string[] {
  if (typeof value !== 'string') return [];
  return value
    .split(',')
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .map((text) => {
      const origin = text.replace(/\/$/, '');
      if (/^https?:\/\/(?:\*\.)?[^\s/*?#]+$/i.test(origin)) return origin.toLowerCase();
      throw new UsageError(
        `--origin must be origins such as https://app.example.com or https://*.example.com, not "${text}"`,
      );
    });
}

function describe({ hint, created, revoked, ...key }: ApiKey): Record<string, unknown> {
  return {
    ...key,
    begins: hint,
    created: new Date(created).toISOString(),
    revoked: revoked === null ? null : new Date(revoked).toISOString(),
  };
}

function day(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
