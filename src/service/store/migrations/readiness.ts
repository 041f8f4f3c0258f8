import type { Migration } from './migration.ts';

export const readiness: Migration = {
  name: 'readiness',
  statements: ['CREATE TABLE readiness (id INTEGER PRIMARY KEY, time INTEGER NOT NULL)'],
};
