import type { IntegrationService } from '../integration-service.ts';
import { toLiteral } from '../to-literal.ts';
import { toPart } from '../to-part.ts';

export const amplitude: IntegrationService = {
  start: ({ apiKey }) =>
    `load('https://cdn.amplitude.com/script/${toPart(apiKey)}.js',{},()=>amplitude.init(${toLiteral(apiKey)},{fetchRemoteConfig:true,autocapture:true}))`,
  track: 'window.amplitude?.track?.(name,data)',
};
