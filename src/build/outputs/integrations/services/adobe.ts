import type { Service } from '../service.ts';
import { toLiteral } from '../to-literal.ts';

/** Adobe Experience Platform tags. */
export const adobe: Service = {
  start: ({ launchUrl }) => `load(${toLiteral(launchUrl)})`,
  track: 'window._satellite?.track(name,data)',
};
