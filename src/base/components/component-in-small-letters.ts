import { componentManifests } from './component-manifests.ts';
import { isHtmlElement } from './html-elements.ts';

/** What an element of SVG is called as a component is, too. */
const drawn: ReadonlySet<string> = new Set(['image', 'view']);
const bySmallName: ReadonlyMap<string, string> = new Map(
  componentManifests.flatMap(({ name, aliases }: { name: string; aliases: readonly string[] }) =>
    [name, ...aliases].map((one) => [one.toLowerCase(), one] as const),
  ),
);

/** The component that is meant by a tag in small letters, which no browser knows: `Note` by `note`. */
export function componentInSmallLetters(name: string | null | undefined): string | null {
  if (!name || !/^[a-z]+$/.test(name) || isHtmlElement(name) || drawn.has(name)) return null;
  return bySmallName.get(name) ?? null;
}
