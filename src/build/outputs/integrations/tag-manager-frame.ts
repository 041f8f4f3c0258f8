import type { SiteConfig } from '../../../model/config.ts';
import { gates } from './gates.ts';
import { toPart } from './to-part.ts';

/**
 * Address of the frame through which Google Tag Manager works for readers without scripts. `null` for a site without
 * it, and for one that asks for consent: without scripts nobody can give it.
 */
export function tagManagerFrame({ integrations }: Pick<SiteConfig, 'integrations'>): string | null {
  const { gtm } = integrations;
  const asks = Object.keys(integrations).some((name) => Object.hasOwn(gates, name));
  return gtm === undefined || asks ? null : `https://www.googletagmanager.com/ns.html?id=${toPart(gtm['tagId'])}`;
}
