import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteConfig } from '../../../../src/model/config.ts';
import type { ParsedConfig } from '../../../../src/read/config/parse-config.ts';
import { parseConfig } from '../../../../src/read/config/parse-config.ts';

export const fixtures = join(import.meta.dirname, '../../../fixtures/config');

/** Parses the configuration in a folder of fixtures. */
export function parseFixture(name: string): ParsedConfig {
  const folder = join(fixtures, name);
  const readFile = (path: string): string | null => {
    const file = join(folder, path);
    return existsSync(file) ? readFileSync(file, 'utf8') : null;
  };
  return parseConfig({ file: readFile('mint.json') === null ? 'docs.json' : 'mint.json', readFile });
}

/** Parses a configuration that is written in a test, as the text of docs.json. */
export function parseText(text: string): ParsedConfig {
  return parseConfig({ file: 'docs.json', readFile: (path) => (path === 'docs.json' ? text : null) });
}

/** The parts of a configuration that are not as in the minimal one, so that a fixture shows only what it is about. */
export function differences(config: SiteConfig): Partial<SiteConfig> {
  const { config: minimal } = parseFixture('minimal');
  const entries = Object.entries(config).filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(minimal![key as keyof SiteConfig]),
  );
  return Object.fromEntries(entries);
}
