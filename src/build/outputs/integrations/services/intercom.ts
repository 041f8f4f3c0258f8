import type { IntegrationService } from '../integration-service.ts';
import { toLiteral } from '../to-literal.ts';
import { toPart } from '../to-part.ts';

export const intercom: IntegrationService = {
  start: ({ appId }) =>
    `window.intercomSettings={api_base:'https://api-iam.intercom.io',app_id:${toLiteral(appId)}};` +
    `window.Intercom??=Object.assign(function(){Intercom.c(arguments)},{q:[],c:given=>Intercom.q.push(given)});` +
    `load('https://widget.intercom.io/widget/${toPart(appId)}')`,
  page: `Intercom('update')`,
  track: `Intercom('trackEvent',name,data)`,
  sources: ['https://js.intercomcdn.com'],
};
