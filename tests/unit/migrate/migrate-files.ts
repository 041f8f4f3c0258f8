import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type MigrationReport, migrateSite } from '../../../src/migrate/carry/migrate-site.ts';

export interface Migrated extends MigrationReport {
  /** Files of the new folder. */
  written: Record<string, string>;
  config: any;
}

/** The group of `docs.json` for pages that the navigation of the old site does not name. */
export function unlisted(...pages: string[]): object {
  return { group: 'Unlisted', hidden: true, searchable: true, pages };
}

/** Migrates a folder of these files; some are links to others. */
export function migrateFiles(files: Record<string, string | Buffer | { to: string }>): Migrated {
  const folder = mkdtempSync(join(tmpdir(), 'docwright-migrate-'));
  const [from, to] = [join(folder, 'old'), join(folder, 'new')];
  try {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(from, name)), { recursive: true });
      if (typeof text === 'string' || Buffer.isBuffer(text)) writeFileSync(join(from, name), text);
      else symlinkSync(text.to, join(from, name));
    }
    const migration = migrateSite({ from, to });
    const names = readdirSync(to, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    const read = names.map((entry) => join(entry.parentPath, entry.name));
    const texts = Object.fromEntries(
      read.map((file) => [file.slice(to.length + 1).replaceAll('\\', '/'), readFileSync(file, 'utf8')]),
    );
    return { ...migration, written: texts, config: JSON.parse(texts['docs.json']!) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
