import { stripVTControlCharacters } from 'node:util';
import type { Problem } from '../../model/problem.ts';
import { ComponentError } from './component-error.ts';
import type { IslandBundler } from './create-island-bundler.ts';
import { type IslandName, islandFolder, islandScriptName } from './island-address.ts';
import { fileOfModule, type IslandSources, moduleOfId } from './island-sources.ts';

export interface IslandScripts {
  /** Notes islands that pages show. Each has a script of its own: readers of one may be no readers of its neighbour. */
  add: (islands: Iterable<IslandName>) => void;
  /** The islands that were noted. */
  noted: () => IslandName[];
  /** A noted script, or one that such scripts import, by its path in the output; `null` for any other path. */
  read: (path: string) => Promise<string | null>;
  /** All of them, by path. */
  readAll: () => Promise<Map<string, string>>;
}

export interface IslandScriptsOptions {
  sources: IslandSources;
  /** Of `islandScriptName`. */
  version: string;
  /** Most sites have no islands, and go without the bundler. */
  openBundler: () => Promise<IslandBundler>;
  warn: (problem: Problem) => void;
}

/**
 * The scripts of the islands of one state of a site, each bundled when it is first asked for. A module that cannot be
 * bundled is reported, and its islands stay as the server rendered them.
 */
export function createIslandScripts(options: IslandScriptsOptions): IslandScripts {
  let opened: Promise<IslandBundler> | null = null;
  const bundler = (): Promise<IslandBundler> => (opened ??= options.openBundler());
  const islands = new Map<string, IslandName>();
  const added = new Set<string>();
  const scripts = new Map<string, Promise<string | null>>();

  const bundle = (path: string, island: IslandName): Promise<string | null> => {
    let script = scripts.get(path);
    if (!script) {
      script = bundler()
        .then(({ bundle }) => bundle(island))
        .catch((error: unknown) => {
          options.warn(bundleProblem(island.module, error));
          return null;
        });
      scripts.set(path, script);
    }
    return script;
  };

  const readShared = async (): Promise<Map<string, string>> => {
    const { shared } = await bundler();
    return new Map([...shared].map(([name, code]) => [`${islandFolder}/${name}`, code]));
  };

  return {
    add(names) {
      for (const { module, name } of names) {
        // A name is made of all texts that the module imports, and most islands stand on many pages.
        const key = JSON.stringify([module, name]);
        if (added.has(key)) continue;
        added.add(key);
        islands.set(`${islandFolder}/${islandScriptName({ module, name }, options)}.js`, { module, name });
      }
      // It is loaded while pages are drawn. A failure is told by whoever asks for a script.
      if (islands.size > 0) bundler().catch(() => {});
    },
    noted: () => [...islands.values()],
    async read(path) {
      const island = islands.get(path);
      if (island !== undefined) return bundle(path, island);
      const mayBeShared = islands.size > 0 && path.startsWith(`${islandFolder}/`);
      return mayBeShared ? ((await readShared()).get(path) ?? null) : null;
    },
    async readAll() {
      const files = new Map<string, string>();
      for (const [path, island] of islands) {
        const code = await bundle(path, island);
        if (code !== null) files.set(path, code);
      }
      return files.size > 0 ? new Map([...files, ...(await readShared())]) : files;
    },
  };
}

/** What the bundler says of several lines is a picture for terminals: the first of them, and where that is. */
function bundleProblem(module: string, error: unknown): Problem {
  if (error instanceof ComponentError) return error.problem;
  const [first = error] = (error as Partial<AggregateError> | null)?.errors ?? [];
  const { id, loc } = Object(first) as BundlerError;
  const message = first instanceof Error ? first.message : String(first);
  const reason = stripVTControlCharacters(message)
    .split('\n')[0]!
    .replace(/^\[\w+\] /, '');
  const faulty = id === undefined ? null : moduleOfId(id);
  return {
    severity: 'error',
    code: 'island-failed',
    message: `The components in this file cannot be bundled for browsers: ${reason}`,
    file: fileOfModule(faulty ?? module),
    ...(faulty !== null && loc && { line: loc.line, column: loc.column + 1 }),
  };
}

interface BundlerError {
  /** Of the module. */
  id?: string;
  /** Columns count from 0. */
  loc?: { line: number; column: number };
}
