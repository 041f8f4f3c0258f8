import type { IntegrationService } from '../integration-service.ts';
import { toLiteral } from '../to-literal.ts';
import { toPart } from '../to-part.ts';

export const hotjar: IntegrationService = {
  start: ({ hjid, hjsv }) =>
    `window.hj??=function(){(hj.q??=[]).push(arguments)};window._hjSettings={hjid:${toLiteral(hjid)},hjsv:${toLiteral(hjsv)}};` +
    `load('https://static.hotjar.com/c/hotjar-${toPart(hjid)}.js?sv=${toPart(hjsv)}')`,
  track: `hj('event',name)`,
  sources: ['https://script.hotjar.com'],
};
