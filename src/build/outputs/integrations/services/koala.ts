import type { IntegrationService } from '../integration-service.ts';
import { toLiteral } from '../to-literal.ts';
import { toPart } from '../to-part.ts';

const methods = ['identify', 'track', 'removeListeners', 'on', 'off', 'qualify', 'ready'];

export const koala: IntegrationService = {
  start: ({ publicApiKey }) =>
    `queue('ko',${toLiteral(methods)});load('https://cdn.getkoala.com/v1/${toPart(publicApiKey)}/sdk.js')`,
  track: 'ko.track(name,data)',
};
