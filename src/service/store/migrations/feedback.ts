import type { Migration } from './migration.ts';

export const feedback: Migration = {
  name: 'feedback',
  statements: [
    'CREATE TABLE feedback (site TEXT NOT NULL, id TEXT NOT NULL, path TEXT NOT NULL, helpful INTEGER NOT NULL, reason TEXT NOT NULL, comment TEXT NOT NULL, time INTEGER NOT NULL, PRIMARY KEY (site, id))',
    'CREATE INDEX feedback_time ON feedback (time)',
  ],
};
