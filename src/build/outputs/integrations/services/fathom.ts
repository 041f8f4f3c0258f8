import type { Service } from '../service.ts';
import { toLiteral } from '../to-literal.ts';

export const fathom: Service = {
  start: ({ siteId }) => `load('https://cdn.usefathom.com/script.js',{'data-site':${toLiteral(siteId)}})`,
  track: 'window.fathom?.trackEvent(name)',
};
