import { readSourceSet } from '../../base/paths/read-source-set.ts';
import type { PageContext } from './page-context.ts';

/** A `srcset` with the addresses for the page; `undefined` for none. */
export function resolveSourceSet(
  written: unknown,
  { resolveAsset }: Pick<PageContext, 'resolveAsset'>,
): string | undefined {
  if (typeof written !== 'string') return undefined;
  return readSourceSet(written)
    .map(({ address, size }) => `${resolveAsset(address).src} ${size}`.trim())
    .join(', ');
}
