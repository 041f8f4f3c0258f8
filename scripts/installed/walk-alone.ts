import { walk } from './walk.ts';
import type { WalkOptions } from './walk-options.ts';

/** Walks by the options in its argument, and writes what it found as JSON. */
console.log(JSON.stringify(await walk(JSON.parse(process.argv[2]!) as WalkOptions)));
