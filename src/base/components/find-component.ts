import type { ComponentManifest } from '../../model/component.ts';
import { componentManifests } from './component-manifests.ts';

const byName: ReadonlyMap<string, ComponentManifest> = new Map(
  componentManifests.flatMap((manifest: ComponentManifest) =>
    [manifest.name, ...manifest.aliases].map((name) => [name, manifest] as const),
  ),
);
const roots: ReadonlySet<string> = new Set([...byName.keys()].map(rootOf));

/** The component that a page calls `name`, by any of its names; `null` for what is none. */
export function findComponent(name: string | null | undefined): ComponentManifest | null {
  if (!name) return null;
  const root = rootOf(name);
  return (
    byName.get(name) ??
    (root === name ? null : byName.get(`${byName.get(root)?.name ?? ''}${name.slice(root.length)}`)) ??
    null
  );
}

/** Whether a tag of this name is meant as a built-in component: its own name, an alias, or a part of one. */
export function isComponentName(name: string): boolean {
  return roots.has(rootOf(name));
}

function rootOf(name: string): string {
  return name.split('.', 1)[0]!;
}
