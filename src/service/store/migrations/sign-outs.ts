import type { Migration } from './migration.ts';

export const signOuts: Migration = {
  name: 'sign-outs',
  statements: [
    'CREATE TABLE sign_outs (session TEXT PRIMARY KEY, until INTEGER NOT NULL)',
    'CREATE INDEX sign_outs_until ON sign_outs (until)',
  ],
};
