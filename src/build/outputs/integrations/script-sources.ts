import type { SiteConfig } from '../../../model/config.ts';
import { services } from './services.ts';

/** Where the services of a site load more scripts from than those that the site's own script names. */
export function scriptSources({ integrations }: Pick<SiteConfig, 'integrations'>): string[] {
  return Object.keys(integrations).flatMap((name) =>
    Object.hasOwn(services, name) ? (services[name]!.sources ?? []) : [],
  );
}
