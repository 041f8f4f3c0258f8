import { writeFileSync } from 'node:fs';
import { componentManifests } from '../src/base/components/component-manifests.ts';
import { renderComponentTypes } from '../src/view/content-components/render-component-types.ts';

// Run with `node scripts/write-component-types.ts` after a change to the manifests in src/base/components.
writeFileSync(new URL('../schema/components.d.ts', import.meta.url), renderComponentTypes(componentManifests));
