import { comparableId } from '../../base/paths/comparable-id.ts';

/**
 * The place that a fragment means where none has that very id, as browsers find it: by letters and digits, or as the
 * field of that name.
 */
export function findMovedAnchor(hash: string, ids: ReadonlySet<string>): string | null {
  const wanted = comparableId(hash);
  if (wanted === '') return null;
  const named = (name: string): string | undefined => [...ids].find((id) => comparableId(id) === name);
  return named(wanted) ?? named(`param${wanted}`) ?? null;
}
