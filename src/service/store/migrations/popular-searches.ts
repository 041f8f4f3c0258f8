import type { Migration } from './migration.ts';

export const popularSearches: Migration = {
  name: 'popular-searches',
  statements: [
    'CREATE TABLE popular_searches (site TEXT NOT NULL, language TEXT NOT NULL, query TEXT NOT NULL, visitor INTEGER NOT NULL, time INTEGER NOT NULL, PRIMARY KEY (site, language, query, visitor))',
    'CREATE INDEX popular_searches_time ON popular_searches (time)',
  ],
};
