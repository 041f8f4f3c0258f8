import type { ComponentType } from 'react';
import { createIslandFinder } from './create-island-finder.ts';
import { islandFolder, islandScriptName } from './island-address.ts';
import type { IslandSources } from './island-sources.ts';

/** A component of the user that works in the browser, and where its script lies. */
export interface RegisteredIsland {
  /** Module that `IslandSources` reads. */
  module: string;
  /** Name of its export. */
  name: string;
  /** Address of its script. */
  src: string;
  /** What the server renders. */
  component: ComponentType<Record<string, unknown>>;
}

export interface IslandRegistry {
  /** Names of a module's exports that are islands. */
  islandsOf: (module: string) => ReadonlySet<string>;
  /**
   * Notes the islands among `exports`, so that `find` knows them. `components` has what the server renders for them
   * when that is something else: a page's own components are compiled twice, with the page and as a module.
   */
  add: (module: string, exports: Record<string, unknown>, components?: Record<string, unknown>) => void;
  /** The island that an element of type `type` is. */
  find: (type: unknown) => RegisteredIsland | null;
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
  const byFunction = new WeakMap<object, RegisteredIsland>();
  return {
    islandsOf: finder.islandsOf,
    add(module, exports, components = exports) {
      const names = finder.islandsOf(module);
      if (names.size === 0) return;
      for (const name of names) {
        const own = exports[name];
        const component = components[name];
        const src = `${base}/${islandFolder}/${islandScriptName({ module, name }, { sources, version })}.js`;
        if (isComponent(own) && isComponent(component)) byFunction.set(own, { module, name, src, component });
      }
    },
    find: (type) => (isComponent(type) ? (byFunction.get(type) ?? null) : null),
  };
}

/** Functions, classes, and what `memo` and `forwardRef` give. */
function isComponent(value: unknown): value is ComponentType<Record<string, unknown>> {
  return typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);
}
