import type { IntegrationService } from '../integration-service.ts';
import { toLiteral } from '../to-literal.ts';
import { toPart } from '../to-part.ts';

const methods = [
  'addEventProperties',
  'addUserProperties',
  'clearEventProperties',
  'identify',
  'resetIdentity',
  'removeEventProperty',
  'setEventProperties',
  'track',
  'unsetEventProperty',
];

export const heap: IntegrationService = {
  start: ({ appId }) =>
    `Object.assign(queue('heap',${toLiteral(methods)}),{appid:${toLiteral(String(appId))},config:{}});load('https://cdn.heapanalytics.com/js/heap-${toPart(appId)}.js')`,
  track: 'heap.track(name,data)',
};
