import { endAddresses } from './end-addresses.ts';
import { protectDollars } from './protect-dollars.ts';
import { protectRawText } from './protect-raw-text.ts';

/** A page's source as the parser should see it: what HTML and prose mean otherwise than MDX does is protected. */
export function prepareSource(source: string): string {
  return endAddresses(protectDollars(protectRawText(source)));
}
