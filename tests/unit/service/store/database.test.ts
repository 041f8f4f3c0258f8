import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../../../src/service/store/open-database.ts';
import { proveWrite } from '../../../../src/service/store/prove-write.ts';
import { describeDatabases } from './describe-databases.ts';

describeDatabases('the database', ({ database, openAnother }) => {
  const table = 'CREATE TABLE things (id TEXT PRIMARY KEY, number INTEGER, share REAL, data BLOB)';

  test('of a newer version is not opened, and what to run is told', async () => {
    await database().run("INSERT INTO migrations (name, done) VALUES ('from-the-future', 1)");
    await expect(openAnother()).rejects.toMatchObject({
      problems: [
        {
          code: 'no-database',
          message: expect.stringMatching(/cannot be opened: a newer version .* \(from-the-future\)$/),
          hint: expect.stringContaining('docwright@latest serve'),
        },
      ],
    });
  });

  test('takes what proves that it can be written to', async () => {
    await proveWrite(database(), () => 1);
    await proveWrite(database(), () => 2);
    expect(await database().all('SELECT time FROM readiness')).toEqual([{ time: 2 }]);
  });

  test('of an older version is brought to the present form', async () => {
    await database().run("DELETE FROM migrations WHERE name IN ('readiness', 'proxy-usage')");
    await database().run('DROP TABLE readiness');
    await database().run('DROP TABLE proxy_usage');
    await proveWrite(await openAnother());
  });

  test('in its present form is opened also where nothing can be written', async () => {
    // One process alone may write to a file; PostgreSQL has copies that nobody may.
    if (database().kind === 'sqlite') return database().transaction(async () => void (await openAnother()));
    const statement = 'ALTER DATABASE %I SET default_transaction_read_only = on';
    await database().run(`DO $$ BEGIN EXECUTE format('${statement}', current_database()); END $$`);
    const readOnly = await openAnother();
    await expect(readOnly.run('CREATE TABLE things (id TEXT)')).rejects.toThrow('read-only');
    expect(await readOnly.all('SELECT * FROM search_sites')).toEqual([]);
  });

  test('gives back what was stored, in the same types', async () => {
    await database().run(table);
    const values = ['ä?$1', Number.MAX_SAFE_INTEGER, 0.25, new Uint8Array([0, 1, 255])] as const;
    expect(await database().run('INSERT INTO things (id, number, share, data) VALUES (?, ?, ?, ?)', values)).toBe(1);
    const row = await database().first<{ id: string; number: number; share: number; data: Uint8Array }>(
      'SELECT id, number, share, data FROM things',
    );
    expect([row!.id, row!.number, row!.share, [...row!.data]]).toEqual([
      'ä?$1',
      Number.MAX_SAFE_INTEGER,
      0.25,
      [0, 1, 255],
    ]);
    // Bytes that are read as numbers of several bytes must start where their buffer does.
    expect([row!.data.byteOffset, row!.data.buffer.byteLength]).toEqual([0, 3]);
    expect(await database().first('SELECT COUNT(*) AS number, SUM(number) AS total FROM things')).toEqual({
      number: 1,
      total: Number.MAX_SAFE_INTEGER,
    });
    expect(await database().first('SELECT id FROM things WHERE id = ?', ['none'])).toBeNull();
  });

  test('stores any text, though without zero bytes', async () => {
    await database().run(table);
    expect(await database().run('INSERT INTO things (id) VALUES (?)', ['a\0b'])).toBe(1);
    const { id } = (await database().first<{ id: string }>('SELECT id FROM things WHERE id = ?', ['a\0b']))!;
    expect(id).toBe('ab');
  });

  test('undoes a transaction that throws, and keeps one that ends', async () => {
    await database().run(table);
    const failing = database().transaction(async (queries) => {
      await queries.run('INSERT INTO things (id) VALUES (?)', ['lost']);
      throw new Error('stop');
    });
    await expect(failing).rejects.toThrow('stop');
    await database().transaction(
      async (queries) => void (await queries.run('INSERT INTO things (id) VALUES (?)', ['kept'])),
    );
    expect(await database().all('SELECT id FROM things')).toEqual([{ id: 'kept' }]);
  });

  test('does not mix transactions and other changes that run at once', async () => {
    await database().run(table);
    await database().run('INSERT INTO things (id, number) VALUES (?, 0)', ['count']);
    const add = (): Promise<void> =>
      database().transaction(async (queries) => {
        const row = await queries.first<{ number: number }>(
          `SELECT number FROM things WHERE id = ?${database().kind === 'postgres' ? ' FOR UPDATE' : ''}`,
          ['count'],
        );
        await Promise.resolve();
        await queries.run('UPDATE things SET number = ? WHERE id = ?', [row!.number + 1, 'count']);
      });
    const alone = Array.from({ length: 20 }, (_, index) =>
      database().run('INSERT INTO things (id) VALUES (?)', [`other${index}`]),
    );
    await Promise.all([...Array.from({ length: 20 }, add), ...alone]);
    expect(await database().first('SELECT number FROM things WHERE id = ?', ['count'])).toEqual({ number: 20 });
    expect(await database().first('SELECT COUNT(*) AS number FROM things')).toEqual({ number: 21 });
  });

  test('shows another process what was stored', async () => {
    await database().run(table);
    const other = await openAnother();
    await database().run('INSERT INTO things (id) VALUES (?)', ['new']);
    expect(await other.all('SELECT id FROM things')).toEqual([{ id: 'new' }]);
  });

  test('brings several processes to the present form at once', async () => {
    const opened = await Promise.all([openAnother(), openAnother(), openAnother()]);
    for (const each of opened) expect(await each.all('SELECT site FROM search_sites')).toEqual([]);
  });
});

test('a database that cannot be opened is refused', async () => {
  await expect(openDatabase('postgres://nobody@127.0.0.1:1/none')).rejects.toThrow();
  await expect(openDatabase(join(import.meta.filename, 'service.db'))).rejects.toThrow();
});

test('a full disk fails with that reason, loses nothing, and can be written again when there is room', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'docwright-full-'));
  const database = await openDatabase(join(folder, 'service.db'));
  await database.run('CREATE TABLE things (content BLOB NOT NULL)');
  await database.run('INSERT INTO things (content) VALUES (?)', [new Uint8Array(10)]);
  const [used] = await database.all<{ page_count: number }>('PRAGMA page_count');
  const allow = (pages: number): Promise<unknown> => database.all(`PRAGMA max_page_count = ${pages}`);
  const write = (): Promise<unknown> =>
    database.transaction(async (queries) => {
      for (let count = 0; count < 20; count++)
        await queries.run('INSERT INTO things (content) VALUES (?)', [new Uint8Array(10_000)]);
    });
  await allow(used!.page_count + 2);
  await expect(write()).rejects.toThrow('database or disk is full');
  await expect(write()).rejects.toThrow('database or disk is full');
  expect(await database.all('SELECT length(content) AS size FROM things')).toEqual([{ size: 10 }]);
  await allow(1_000_000);
  await write();
  expect(await database.first('SELECT COUNT(*) AS count FROM things')).toEqual({ count: 21 });
  expect(await database.all('PRAGMA integrity_check')).toEqual([{ integrity_check: 'ok' }]);
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

test.skipIf(!existsSync('/proc/self'))('a folder that can never be made is a fault at once', async () => {
  await expect(openDatabase('/proc/x/service.db')).rejects.toThrow(/EROFS|EACCES/);
});

test('the folder that is made for the database is left alone by Git, and one that was there is left as it is', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'docwright-database-'));
  await (await openDatabase(join(folder, 'data/service.db'))).close();
  await (await openDatabase(join(folder, 'service.db'))).close();
  expect(readFileSync(join(folder, 'data/.gitignore'), 'utf8')).toBe('*\n');
  expect(existsSync(join(folder, '.gitignore'))).toBe(false);
  if (process.platform !== 'win32') expect(statSync(join(folder, 'data')).mode & 0o77).toBe(0);
  rmSync(folder, { recursive: true, force: true });
});

test.skipIf(process.platform === 'win32')(
  'nobody else on the machine reads a database in a folder that others see',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'docwright-database-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    chmodSync(folder, 0o755);
    const database = await openDatabase(join(folder, 'service.db'));
    onTestFinished(database.close);
    const names = readdirSync(folder);
    expect(names).toContain('service.db-wal');
    for (const name of names) expect([name, statSync(join(folder, name)).mode & 0o007]).toEqual([name, 0]);
  },
);
