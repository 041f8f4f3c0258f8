import type { ComponentManifest } from '../../model/component.ts';
import { componentManifests } from './component-manifests.ts';
import { findComponent } from './find-component.ts';

const manifests: readonly ComponentManifest[] = componentManifests;
const byComponent: ReadonlyMap<ComponentManifest, readonly string[]> = new Map(
  manifests.map((manifest) => [
    manifest,
    Object.entries(manifest.props).flatMap(([name, { isSpoken }]) => (isSpoken ? [name] : [])),
  ]),
);
/** In users' own components, what is text in one of ours. */
const ofAnyComponent: readonly string[] = [...new Set([...byComponent.values()].flat())];
const ofHtmlElements: readonly string[] = ['title', 'alt', 'label', 'placeholder', 'summary'];

/** Names of the attributes of an element or component whose values readers see or look for. */
export function spokenProps(name: string): readonly string[] {
  const manifest = findComponent(name);
  if (manifest) return byComponent.get(manifest)!;
  return /^[A-Z]/.test(name) ? ofAnyComponent : ofHtmlElements;
}
