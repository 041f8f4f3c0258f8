import { parse as parseToml } from 'smol-toml';
import { parse } from 'yaml';
import { isObject } from '../../base/values/is-object.ts';
import type { MigrationFolder } from '../../model/migration.ts';
import { splitFrontMatter } from '../../read/front-matter/split-front-matter.ts';

export interface ForeignSource {
  data: Record<string, unknown>;
  body: string;
  /** Line of the file on which `body` starts. */
  line: number;
}

/** A page's front matter as data, and what follows it. Front matter that cannot be read counts as none. */
export function readPageSource(folder: MigrationFolder, file: string): ForeignSource {
  const { frontMatter, body, line } = splitFrontMatter(folder.read(file) ?? '');
  return { data: frontMatter?.kind === 'yaml' ? readYamlObject(frontMatter.text) : {}, body, line };
}

/** An object written in YAML; tags that name a program's own things (`!!python/name:…`) are ignored. */
export function readYamlObject(text: string): Record<string, unknown> {
  try {
    const value: unknown = parse(text, { logLevel: 'silent', uniqueKeys: false, maxAliasCount: 100 });
    return isObject(value) ? value : {};
  } catch {
    return {};
  }
}

/** An object written in TOML. */
export function readTomlObject(text: string): Record<string, unknown> {
  try {
    return parseToml(text);
  } catch {
    return {};
  }
}

export function writtenText(value: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

/** The first file of the folder whose name is one of these, the one nearest to the root. */
export function findNamed(folder: MigrationFolder, name: RegExp, deepest = 3): string | null {
  const found = folder.files.filter((file) => name.test(file.split('/').at(-1)!) && file.split('/').length <= deepest);
  return found.sort((a, b) => a.split('/').length - b.split('/').length || (a < b ? -1 : 1))[0] ?? null;
}
