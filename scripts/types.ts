import { join } from 'node:path';
import { checkTypes } from './types/check-types.ts';

const root = process.cwd();
const faults = checkTypes({ root, mirror: join(root, '.astro/types'), folders: ['src', 'themes'] });
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exitCode = 1;
}
