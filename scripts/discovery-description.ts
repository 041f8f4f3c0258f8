import { load } from 'js-yaml';

/** The description of the Discovery API as JSON, made of the one that the manual shows. */
export function renderDiscoveryDescription(yaml: string): string {
  return `${JSON.stringify(load(yaml), null, 2)}\n`;
}
