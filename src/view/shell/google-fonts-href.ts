import type { SiteConfig } from '../../model/config.ts';

/**
 * Address of the style sheet for the families that `fonts` names without a `source` and that are not `known`, or
 * `null`. The first version of the interface is asked because it leaves out weights that a family lacks where the
 * second answers with an error.
 */
export function googleFontsHref({ body, heading }: SiteConfig['fonts'], known: readonly string[] = []): string | null {
  const families = new Map<string, Set<number>>();
  for (const font of [body, heading]) {
    if (font === null || font.source !== null || known.includes(font.family)) continue;
    const weights = families.get(font.family) ?? new Set([400, 500, 600, 700]);
    if (font.weight !== null) weights.add(nearestWeight(font.weight));
    families.set(font.family, weights);
  }
  if (families.size === 0) return null;
  const list = [...families].map(
    ([family, weights]) => `${encodeURIComponent(family)}:${[...weights].sort((a, b) => a - b).join(',')}`,
  );
  return `https://fonts.googleapis.com/css?family=${list.join('%7C')}&display=swap`;
}

/** Files come in hundreds; between them the browser takes the nearest. */
function nearestWeight(weight: number): number {
  return Math.min(900, Math.max(100, Math.round(weight / 100) * 100));
}
