import type { Database } from './database.ts';
import type { SignOutStore } from './sign-out-store.ts';

/**
 * The part of the store that knows which sessions were ended. What no cookie can name any more is forgotten with the
 * next one.
 */
export function createSignOutStore(database: Database, now: () => number = Date.now): SignOutStore {
  return {
    add: async (session, until) => {
      await database.run('DELETE FROM sign_outs WHERE until < ?', [now()]);
      await database.run(
        'INSERT INTO sign_outs (session, until) VALUES (?, ?) ON CONFLICT (session) DO UPDATE SET until = excluded.until WHERE sign_outs.until < excluded.until',
        [session, Math.ceil(until)],
      );
    },
    has: async (session) =>
      (await database.first('SELECT session FROM sign_outs WHERE session = ?', [session])) !== null,
  };
}
