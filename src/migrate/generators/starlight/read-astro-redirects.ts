import { objectOf } from '../../folder/evaluated-value.ts';
import { writtenText } from '../../folder/read-page-source.ts';

export function readAstroRedirects(config: Record<string, unknown>): { source: string; destination: string }[] {
  return Object.entries(objectOf(config['redirects'])).flatMap(([source, to]) => {
    const destination = writtenText(to) ?? writtenText(objectOf(to)['destination']);
    return destination === undefined ? [] : [{ source: namedParts(source), destination: namedParts(destination) }];
  });
}

/** Parts of addresses that stand for others (Astro, "Dynamic redirects"): `[slug]`, `[...slug]`. */
function namedParts(address: string): string {
  return address.replace(
    /\[(\.{3})?(\w+)\]/g,
    (_, rest: string | undefined, name: string) => `:${name}${rest ? '*' : ''}`,
  );
}
