import type { Problem } from '../../model/problem.ts';
import { ComponentError } from './component-error.ts';
import { createIslandBundler, type IslandBundlerOptions } from './create-island-bundler.ts';
import { islandFolder, islandScriptName } from './island-address.ts';
import { fileOfModule } from './island-sources.ts';

export interface IslandScripts {
  /** Notes modules whose islands pages show. */
  add: (modules: Iterable<string>) => void;
  /** A noted script, or one that such scripts import, by its path in the output; `null` for any other path. */
  read: (path: string) => Promise<string | null>;
  /** All of them, by path. */
  readAll: () => Promise<Map<string, string>>;
}

/**
 * The scripts of the islands of one state of a site, each bundled when it is first asked for. A module that cannot be
 * bundled is reported, and its islands stay as the server rendered them.
 */
export function createIslandScripts(options: IslandBundlerOptions & { version: string }): IslandScripts {
  const bundler = createIslandBundler(options);
  const modules = new Map<string, string>();
  const scripts = new Map<string, Promise<string | null>>();

  const bundle = (path: string, module: string): Promise<string | null> => {
    let script = scripts.get(path);
    if (!script) {
      script = bundler.bundle(module).catch((error: unknown) => {
        options.warn(bundleProblem(module, error));
        return null;
      });
      scripts.set(path, script);
    }
    return script;
  };

  const readShared = async (): Promise<Map<string, string>> => {
    const shared = await bundler.shared();
    return new Map([...shared].map(([name, code]) => [`${islandFolder}/${name}`, code]));
  };

  return {
    add(names) {
      for (const module of names)
        modules.set(`${islandFolder}/${islandScriptName(module, options.sources, options.version)}.js`, module);
    },
    async read(path) {
      const module = modules.get(path);
      if (module !== undefined) return bundle(path, module);
      return scripts.size > 0 ? ((await readShared()).get(path) ?? null) : null;
    },
    async readAll() {
      const files = new Map<string, string>();
      for (const [path, module] of modules) {
        const code = await bundle(path, module);
        if (code !== null) files.set(path, code);
      }
      return files.size > 0 ? new Map([...files, ...(await readShared())]) : files;
    },
  };
}

function bundleProblem(module: string, error: unknown): Problem {
  if (error instanceof ComponentError) return error.problem;
  const reason = error instanceof Error ? error.message : String(error);
  const message = `The components of this file cannot be bundled for browsers: ${reason}`;
  return { severity: 'error', code: 'island-failed', message, file: fileOfModule(module) };
}
