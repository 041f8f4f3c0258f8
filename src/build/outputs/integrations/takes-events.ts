import type { SiteConfig } from '../../../model/config.ts';
import { services } from './services.ts';

/** Whether a service of the site takes events, so that what readers say of a page arrives somewhere. */
export function takesEvents({ integrations }: Pick<SiteConfig, 'integrations'>): boolean {
  return Object.keys(integrations).some((name) => Object.hasOwn(services, name) && services[name]!.track !== undefined);
}
