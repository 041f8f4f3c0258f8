import { writeFileSync } from 'node:fs';
import { buildConfigJsonSchema } from '../src/config/json-schema.ts';

// Run with `node scripts/write-config-schema.ts` after a change to the schemas in src/config.
const target = new URL('../schema/docs.schema.json', import.meta.url);
writeFileSync(target, `${JSON.stringify(buildConfigJsonSchema(), null, 2)}\n`);
