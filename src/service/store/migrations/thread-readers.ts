import type { Migration } from './migration.ts';

export const threadReaders: Migration = {
  name: 'thread-readers',
  statements: ["ALTER TABLE threads ADD COLUMN readers TEXT NOT NULL DEFAULT ''"],
};
