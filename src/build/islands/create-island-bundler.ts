import type { Problem } from '../../model/problem.ts';
import type { CompiledMdx } from '../../read/markdown/compiled-mdx.ts';
import { bundleEntry } from './bundle-entry.ts';
import type { ComponentError } from './component-error.ts';
import type { IslandName } from './island-address.ts';
import { islandPlugin } from './island-plugin.ts';
import { type IslandSources, moduleId } from './island-sources.ts';
import { linkShared, placeholders, type SharedScripts } from './shared-scripts.ts';

export interface IslandBundlerOptions {
  sources: IslandSources;
  siteFolder: string;
  /** Packages of the site's folder are not used. */
  isUntrusted?: boolean;
  /** Docwright's own folder. */
  packageFolder: string;
  /** Names of the built-in components in scope. */
  builtIns: ReadonlySet<string>;
  shared: SharedScripts;
  /** Compiles the text of a Markdown file that a component imports. */
  compileMarkdown: (file: string, text: string) => CompiledMdx;
  /** React's own checks, for tests. */
  development?: boolean;
  warn: (problem: Problem) => void;
}

export interface IslandBundler {
  /**
   * The script of an island, or of a function that islands are given; it imports the shared scripts
   * from its own folder.
   * @throws ComponentError when the module or one that it imports does not parse
   */
  bundle: (island: IslandName) => Promise<string>;
  /** React and the built-in components, by file name. */
  shared: Map<string, string>;
}

/**
 * Bundles users' interactive components for browsers. Each module has a script of its own, so that its content depends
 * on nothing but the module and what it imports.
 */
export function createIslandBundler(options: IslandBundlerOptions): IslandBundler {
  const { shared } = options;

  async function bundle({ module, name }: IslandName): Promise<string> {
    const entry = `import { ${name} as component } from ${JSON.stringify(moduleId(module))};import { mountIsland } from ${JSON.stringify(placeholders.react)};
export { component };
export const mount = (element) => mountIsland(element, { ${name}: component }, () => import(${JSON.stringify(placeholders.components)}));`;
    let fault: ComponentError | null = null;
    const onFault = (error: ComponentError): void => {
      fault ??= error;
    };
    const plugin = islandPlugin({ ...options, shared: placeholders, onFault });
    const { code } = await bundleEntry(entry, [plugin], options).catch((error: unknown) => {
      throw fault ?? error;
    });
    return linkShared(code, shared);
  }

  return { bundle, shared: new Map([shared.react, shared.components].map(({ name, code }) => [name, code])) };
}
