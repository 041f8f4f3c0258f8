import { readFileSync, writeFileSync } from 'node:fs';
import { renderDiscoveryDescription } from './discovery-description.ts';

/** Writes the description of the Discovery API that the service hands out: `npm run generate`. */
const source = new URL('../example-site/api/discovery.yaml', import.meta.url);
const target = new URL('../schema/discovery.openapi.json', import.meta.url);
writeFileSync(target, renderDiscoveryDescription(readFileSync(source, 'utf8')));
