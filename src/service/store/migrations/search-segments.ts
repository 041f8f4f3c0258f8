import type { Migration } from './migration.ts';

/** Indexes of the form before are made anew from the builds. */
export const searchSegments: Migration = {
  name: 'search-segments',
  statements: [
    'DELETE FROM search_sites',
    'DELETE FROM search_versions',
    'DROP TABLE search_parts',
    'ALTER TABLE search_versions ADD COLUMN manifest BLOB',
    'CREATE TABLE search_segments (name TEXT PRIMARY KEY, content BLOB NOT NULL)',
    // What a version is made of, also while it is written: nobody removes a segment that one of them names.
    'CREATE TABLE search_uses (version TEXT NOT NULL, segment TEXT NOT NULL, PRIMARY KEY (version, segment))',
    'CREATE INDEX search_uses_segment ON search_uses (segment)',
  ],
};
