import { createHash, randomBytes } from 'node:crypto';
import type { Database } from './database.ts';
import type { ApiKey, KeyKind, KeyStore } from './key-store.ts';

/** How keys begin (specification, "Authentication", for assistant keys). */
const prefixes: Record<KeyKind, string> = { assistant: 'svc_dsc_', search: 'svc_sec_' };

/** Longer texts are no keys and need not be hashed. */
const longestSecret = 100;

type Row = Omit<ApiKey, 'origins' | 'kind'> & { origins: string; kind: string };
const columns = 'id, kind, site, organization, origins, name, hint, created, revoked';

/**
 * The part of the store that holds API keys, by their hash. The keys are 32 random bytes, so a plain hash is enough:
 * there is no short list of guesses to try against it.
 */
export function createKeyStore(database: Database, now: () => number = Date.now): KeyStore {
  return {
    create: async ({ kind, site, organization, origins, name }) => {
      const secret = prefixes[kind] + randomBytes(32).toString('base64url');
      const key: ApiKey = {
        id: `key_${randomBytes(9).toString('base64url')}`,
        kind,
        site,
        organization,
        origins,
        name,
        hint: secret.slice(0, 12),
        created: now(),
        revoked: null,
      };
      await database.run(`INSERT INTO api_keys (${columns}, hash) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`, [
        key.id,
        kind,
        site,
        organization,
        JSON.stringify(origins),
        name,
        key.hint,
        key.created,
        null,
        hashSecret(secret),
      ]);
      return { key, secret };
    },
    find: async (secret) => {
      if (secret.length > longestSecret || !Object.values(prefixes).some((prefix) => secret.startsWith(prefix)))
        return null;
      return toKey(await database.first<Row>(`SELECT ${columns} FROM api_keys WHERE hash = ?`, [hashSecret(secret)]));
    },
    list: async (site) => {
      const rows =
        site === null
          ? database.all<Row>(`SELECT ${columns} FROM api_keys ORDER BY created DESC`)
          : database.all<Row>(`SELECT ${columns} FROM api_keys WHERE site = ? ORDER BY created DESC`, [site]);
      return (await rows).map((row) => toKey(row)!);
    },
    revoke: async (id) => {
      await database.run('UPDATE api_keys SET revoked = ? WHERE id = ? AND revoked IS NULL', [now(), id]);
      return toKey(await database.first<Row>(`SELECT ${columns} FROM api_keys WHERE id = ?`, [id]));
    },
  };
}

function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

function toKey(row: Row | null): ApiKey | null {
  return row && { ...row, kind: row.kind as KeyKind, origins: JSON.parse(row.origins) as string[] };
}
