import { writeFileSync } from 'node:fs';
import { buildConfigJsonSchema } from '../src/read/config/json-schema.ts';
import { buildFrontMatterJsonSchema } from '../src/read/front-matter/build-front-matter-json-schema.ts';
import { buildServerJsonSchema } from '../src/service/server/config/build-server-json-schema.ts';

// Run with `node scripts/write-config-schema.ts` after a change to the schemas in src/read/config,
// src/read/front-matter or src/service/server/config.
write('docs.schema.json', buildConfigJsonSchema());
write('front-matter.schema.json', buildFrontMatterJsonSchema());
write('server.schema.json', buildServerJsonSchema());

function write(name: string, schema: unknown): void {
  writeFileSync(new URL(`../schema/${name}`, import.meta.url), `${JSON.stringify(schema, null, 2)}\n`);
}
