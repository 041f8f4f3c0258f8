import type { ComponentManifest, PropManifest } from '../../model/component.ts';
import { componentManifests } from './component-manifests.ts';
import { findComponent } from './find-component.ts';

const manifests: readonly ComponentManifest[] = componentManifests;

const htmlTexts = ['title', 'alt', 'label', 'placeholder', 'summary'] as const;

/** Names of the attributes of an element or component whose values readers see or look for. */
export const spokenProps = createPropFinder(({ isSpoken }) => isSpoken === true, htmlTexts);

/** The same with those whose values readers see otherwise. */
export const shownProps = createPropFinder(({ isSpoken, isShown }) => isSpoken === true || isShown === true, htmlTexts);

/** Names of the attributes of an element or component that say where a link leads, or where a picture or file lies. */
export const addressProps = createPropFinder(
  ({ type }) => type === 'address',
  ['href', 'src', 'srcSet', 'srcset', 'poster', 'data'],
);

function createPropFinder(
  isWanted: (prop: PropManifest) => boolean,
  ofHtmlElements: readonly string[],
): (name: string) => readonly string[] {
  const byComponent: ReadonlyMap<ComponentManifest, readonly string[]> = new Map(
    manifests.map((manifest) => [
      manifest,
      Object.entries(manifest.props).flatMap(([name, prop]) => (isWanted(prop) ? [name] : [])),
    ]),
  );
  // In users' own components, what it is in one of ours.
  const ofAnyComponent: readonly string[] = [...new Set([...byComponent.values()].flat())];
  return (name) => {
    const manifest = findComponent(name);
    if (manifest) return byComponent.get(manifest)!;
    return /^[A-Z]/.test(name) ? ofAnyComponent : ofHtmlElements;
  };
}
