export type { DocwrightOptions } from '../build/astro/docwright.ts';
export { docwright as default } from '../build/astro/docwright.ts';
