import type { IntegrationService } from '../integration-service.ts';
import { toLiteral } from '../to-literal.ts';

export const logrocket: IntegrationService = {
  start: ({ appId }) =>
    `load('https://cdn.logrocket.io/LogRocket.min.js',{crossorigin:'anonymous'},()=>LogRocket.init(${toLiteral(appId)}))`,
  track: 'window.LogRocket?.track(name,data)',
};
