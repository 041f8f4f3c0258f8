import { parse as parseToml } from 'smol-toml';
import { addAll } from '../../base/values/add-all.ts';
import { isObject } from '../../base/values/is-object.ts';
import type { MigrationFolder } from '../../model/migration.ts';
import { splitFrontMatter } from '../../read/front-matter/split-front-matter.ts';
import { openYaml } from './open-yaml.ts';

export interface ForeignSource {
  data: Record<string, unknown>;
  body: string;
  /** Line of the file on which `body` starts. */
  line: number;
  /** Front matter stands there of which a part cannot be read, or all. */
  isUnread: boolean;
}

/** A page's front matter as data, and what follows it. */
export function readPageSource(folder: MigrationFolder, file: string): ForeignSource {
  const { frontMatter, body, line } = splitFrontMatter(folder.read(file) ?? '');
  const { kind, text = '' } = frontMatter ?? {};
  const faults: unknown[] = [];
  const data = objectIn(() => (kind === 'toml' ? parseToml(text) : readYaml(text, faults)));
  return { data: data ?? {}, body, line, isUnread: data === null || faults.length > 0 };
}

/** An object written in YAML; none for what is no YAML. */
export function readYamlObject(text: string): Record<string, unknown> {
  return objectIn(() => readYaml(text)) ?? {};
}

/** Tags that name a program's own things (`!!python/name:…`) are ignored; what is no YAML among the rest is noted. */
function readYaml(text: string, faults: unknown[] = []): unknown {
  const document = openYaml(text);
  addAll(faults, document.errors);
  return document.toJS({ maxAliasCount: 100 });
}

/** An object written in TOML; none for what is no TOML. */
export function readTomlObject(text: string): Record<string, unknown> {
  return objectIn(() => parseToml(text)) ?? {};
}

/** The object that a text is, which can be empty; `null` for one that is none. */
function objectIn(read: () => unknown): Record<string, unknown> | null {
  try {
    const value = read() ?? {};
    return isObject(value) ? value : null;
  } catch {
    return null;
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
