import type { IntegrationService } from '../integration-service.ts';
import { toHost } from '../to-host.ts';
import { toLiteral } from '../to-literal.ts';

export const plausible: IntegrationService = {
  start: ({ domain, server }) =>
    `window.plausible??=function(){(plausible.q??=[]).push(arguments)};` +
    `load(${toLiteral(`https://${toHost(server, 'plausible.io')}/js/script.js`)},{'data-domain':${toLiteral(domain)}})`,
  track: 'plausible(name,{props:data})',
};
