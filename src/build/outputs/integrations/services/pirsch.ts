import type { IntegrationService } from '../integration-service.ts';
import { toLiteral } from '../to-literal.ts';

export const pirsch: IntegrationService = {
  start: ({ id }) => `load('https://api.pirsch.io/pa.js',{id:'pianjs','data-code':${toLiteral(id)}})`,
  track: 'window.pirsch?.(name,{meta:data})',
};
