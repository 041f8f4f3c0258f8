import type { Migration } from './migration.ts';

export const searchIndexTables: Migration = {
  name: 'search-index',
  statements: [
    // `version` names the index that is being searched; others are being written, or are about to be removed.
    'CREATE TABLE search_sites (site TEXT PRIMARY KEY, version TEXT NOT NULL, published INTEGER NOT NULL)',
    'CREATE TABLE search_parts (version TEXT NOT NULL, name TEXT NOT NULL, content BLOB NOT NULL, PRIMARY KEY (version, name))',
    'CREATE TABLE search_versions (version TEXT PRIMARY KEY, site TEXT NOT NULL, begun INTEGER NOT NULL, replaced INTEGER)',
    'CREATE INDEX search_versions_site ON search_versions (site)',
    'CREATE TABLE embeddings (key TEXT PRIMARY KEY, vector BLOB NOT NULL, used INTEGER NOT NULL)',
  ],
};
