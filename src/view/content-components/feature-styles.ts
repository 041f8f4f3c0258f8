import { componentManifests } from '../../base/components/component-manifests.ts';
import type { ComponentManifest } from '../../model/component.ts';

/**
 * Style sheets in `styles/` that a page loads beside `content.css`, by the features that its components noted in
 * `PageContext.used`. Features without a sheet of their own (`code`, `math`) are for others to act on.
 */
export const featureStyles: Readonly<Record<string, string>> = Object.fromEntries(
  componentManifests
    .flatMap(({ features }: ComponentManifest) => Object.entries(features))
    .filter((entry): entry is [string, string] => entry[1] !== null),
);
