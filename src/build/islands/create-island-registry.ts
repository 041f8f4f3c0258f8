import type { ComponentType } from 'react';
import { createIslandFinder } from './create-island-finder.ts';
import { type IslandName, islandFolder, islandScriptName } from './island-address.ts';
import type { IslandSources } from './island-sources.ts';

/** A component of the user that works in the browser, and where its script lies. */
export interface RegisteredIsland extends Readonly<IslandName> {
  /** Address of its script. */
  readonly src: string;
  /** What the server renders. */
  readonly component: ComponentType<Record<string, unknown>>;
}

export interface IslandRegistry {
  /** Names of a module's exports that are islands. */
  islandsOf: (module: string) => ReadonlySet<string>;
  /**
   * Notes what of `exports` can work in the browser. `components` gives what the server renders for it when that is
   * something else: a page's own components are compiled twice, with the page and as a module.
   */
  add: (module: string, exports: Record<string, unknown>, components?: () => Record<string, unknown>) => void;
  /** The island that an element of type `type` is. */
  find: (type: unknown) => RegisteredIsland | null;
  /** What `value` is in the browser: any function of the site, such as may be given to an island. */
  findFunction: (value: unknown) => RegisteredIsland | null;
}

/**
 * Keeps which functions are islands while pages render. `version` changes whenever the same source gives another
 * script.
 */
export function createIslandRegistry({
  sources,
  base,
  version,
}: {
  sources: IslandSources;
  base: string;
  version: string;
}): IslandRegistry {
  const finder = createIslandFinder(sources);
  const islands = new WeakMap<object, RegisteredIsland>();
  const functions = new WeakMap<object, RegisteredIsland>();
  const findIn = (known: WeakMap<object, RegisteredIsland>, value: unknown): RegisteredIsland | null => {
    const found = isComponent(value) ? known.get(value) : undefined;
    return found && isComponent(found.component) ? found : null;
  };
  return {
    islandsOf: finder.islandsOf,
    add(module, exports, components = () => exports) {
      const interactive = finder.islandsOf(module);
      let made: Record<string, unknown> | null = null;
      for (const name of finder.functionsOf(module)) {
        const own = exports[name];
        if (!isComponent(own)) continue;
        const entry = registered({
          module,
          name,
          address: () => `${base}/${islandFolder}/${islandScriptName({ module, name }, { sources, version })}.js`,
          component: () => (made ??= components())[name],
        });
        functions.set(own, entry);
        if (interactive.has(name)) islands.set(own, entry);
      }
    },
    find: (type) => findIn(islands, type),
    findFunction: (value) => findIn(functions, value),
  };
}

/** Its address is made of all texts behind it, and most functions are never asked for theirs. */
function registered({
  address,
  component,
  ...name
}: IslandName & { address: () => string; component: () => unknown }): RegisteredIsland {
  let src: string | undefined;
  return {
    ...name,
    get src() {
      return (src ??= address());
    },
    get component() {
      return component() as RegisteredIsland['component'];
    },
  };
}

/** Functions, classes, and what `memo` and `forwardRef` give. */
function isComponent(value: unknown): value is ComponentType<Record<string, unknown>> {
  return typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);
}
