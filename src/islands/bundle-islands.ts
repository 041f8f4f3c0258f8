import { ComponentError } from './component-error.ts';
import { createIslandBundler, type IslandBundlerOptions } from './create-island-bundler.ts';
import { islandFolder, islandScriptName } from './island-address.ts';

/**
 * The scripts of all islands that pages use, with those they share, by their path in the output. A module that does not
 * bundle is reported and left out: its islands stay as the server rendered them.
 */
export async function bundleIslands(modules: Iterable<string>, options: IslandBundlerOptions & { version: string }): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  const bundler = createIslandBundler(options);
  for (const module of new Set(modules)) {
    try {
      const name = islandScriptName(module, options.sources, options.version);
      files.set(`${islandFolder}/${name}.js`, await bundler.bundle(module));
    } catch (error) {
      options.warn(bundleProblem(module, error));
    }
  }
  if (files.size === 0) return files;
  for (const [name, code] of await bundler.shared()) files.set(`${islandFolder}/${name}`, code);
  return files;
}

function bundleProblem(module: string, error: unknown): ComponentError['problem'] {
  if (error instanceof ComponentError) return error.problem;
  const reason = error instanceof Error ? error.message : String(error);
  return { severity: 'error', code: 'island-failed', message: `The components of this file cannot be bundled for browsers: ${reason}`, file: module.replace(/\?.*/, '') };
}
