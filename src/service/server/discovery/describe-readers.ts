import type { Audience } from '../../../model/service.ts';

/** A name for all who see the same pages: empty for everybody, else the groups of members in one order. */
export function describeReaders(audience: Audience): string {
  return audience.kind === 'anonymous' ? '' : JSON.stringify([...new Set(audience.groups)].sort());
}
