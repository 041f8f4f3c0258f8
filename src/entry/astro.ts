export type { DocwrightOptions } from '../build/astro/integration.ts';
export { docwright as default } from '../build/astro/integration.ts';
