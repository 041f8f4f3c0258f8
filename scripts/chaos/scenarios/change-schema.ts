import { join } from 'node:path';
import { migrations } from '../../../src/service/store/migrations/migrations.ts';
import { openDatabase } from '../../../src/service/store/open-database.ts';
import { openSqlite } from '../../../src/service/store/open-sqlite.ts';
import { startServe } from '../../../tests/e2e/service/start-serve.ts';
import { openWorld, untilReady } from '../open-world.ts';
import type { Scenario } from '../scenario.ts';

/** The form of 0.1.0, with a conversation in it that is paid for. */
async function writeOldDatabase(file: string): Promise<void> {
  const database = await openSqlite(file);
  const known = migrations.slice(0, migrations.findIndex(({ name }) => name === 'thread-readers') + 1);
  await database.run('CREATE TABLE migrations (name TEXT PRIMARY KEY, done INTEGER NOT NULL)');
  for (const { name, statements } of known) {
    for (const statement of statements) await database.run(statement);
    await database.run('INSERT INTO migrations (name, done) VALUES (?, 0)', [name]);
  }
  await writeAsBefore(database, 'old');
  await database.close();
}

/** What 0.1.0 writes for a question and its answer, in its own words. */
async function writeAsBefore(database: Awaited<ReturnType<typeof openSqlite>>, name: string): Promise<void> {
  const time = Date.now();
  const period = new Date(time).toISOString().slice(0, 7);
  await database.run(
    'INSERT INTO credits (organization, period, used) VALUES (?, ?, 1) ON CONFLICT (organization, period) DO UPDATE SET used = credits.used + 1',
    ['acme', period],
  );
  await database.run(
    "INSERT INTO ledger (id, organization, site, period, thread, key_id, kind, amount, time) VALUES (?, 'acme', 'docs', ?, ?, NULL, 'credit', 1, ?)",
    [name, period, name, time],
  );
  await database.run(
    "INSERT INTO threads (id, site, organization, fp, readers, created, updated) VALUES (?, 'docs', 'acme', 'anonymous', '', ?, ?)",
    [name, time, time],
  );
  await database.run(
    "INSERT INTO thread_messages (thread, id, position, role, content, state, created) VALUES (?, 'a', 1, 'assistant', 'kept', 'complete', ?)",
    [name, time],
  );
}

/** What of those entries is no longer as it was. */
async function findChanged(file: string, names: readonly string[]): Promise<string[]> {
  const database = await openDatabase(file);
  const rows = await database.all<{ id: string }>(
    "SELECT l.id FROM ledger l JOIN threads t ON t.id = l.thread JOIN thread_messages m ON m.thread = t.id WHERE l.refunded IS NULL AND m.content = 'kept'",
  );
  // Those who come after compare what this version wrote.
  for (const name of names) {
    await database.run('DELETE FROM ledger WHERE id = ?', [name]);
    await database.run('DELETE FROM thread_messages WHERE thread = ?', [name]);
    await database.run("UPDATE credits SET used = used - 1 WHERE organization = 'acme'");
  }
  await database.close();
  return names
    .filter((name) => !rows.some(({ id }) => id === name))
    .map((name) => `the charge "${name}" of the older version was changed`);
}

export const olderSchema: Scenario = {
  name: 'database of an older version; the older one still writes',
  isShort: true,
  run: async (place) => {
    const file = join(place.folder, 'service.db');
    await writeOldDatabase(file);
    const world = await openWorld(place, { database: file });
    const service = await world.start();
    await untilReady(world, service);
    const old = await openSqlite(file);
    const reading = world.read({ count: place.size.questions, urls: () => [service.url], isRepeated: true });
    await writeAsBefore(old, 'meanwhile');
    await reading;
    await new Promise((resolve) => setTimeout(resolve, 8_000));
    await old.close();
    return world.judge({ losses: await findChanged(file, ['old', 'meanwhile']) });
  },
};

export const newerSchema: Scenario = {
  name: 'a newer version comes beside; the older one is started again',
  isShort: true,
  run: async (place) => {
    const file = join(place.folder, 'service.db');
    const world = await openWorld(place, { database: file });
    const running = await world.start();
    await untilReady(world, running);
    const newer = await openSqlite(file);
    await newer.run("INSERT INTO migrations (name, done) VALUES ('of-a-later-version', 0)");
    await newer.run('ALTER TABLE ledger ADD COLUMN of_a_later_version TEXT');
    await world.read({ count: place.size.questions, urls: () => [running.url], isRepeated: true });
    const refusal = await startServe([place.site, '--data', place.folder], { DOCWRIGHT_DATABASE: file }).then(
      ({ child }) => (child.kill('SIGKILL'), 'it started'),
      (error: Error) => error.message,
    );
    const losses = /newer version[\s\S]*npx docwright@latest serve/.test(refusal)
      ? []
      : [`the message does not say what to run: ${refusal.slice(0, 300)}`];
    await newer.run("DELETE FROM migrations WHERE name = 'of-a-later-version'");
    await newer.close();
    const sight = await world.judge({ losses });
    return { ...sight, readers: `${sight.readers}; whoever starts the older one hears what to run` };
  },
};
