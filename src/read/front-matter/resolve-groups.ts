import type { Place } from '../config/place.ts';
import type { FrontMatterInput } from './front-matter-schema.ts';
import { resolveWordList } from './resolve-word-list.ts';

/**
 * Groups whose members may read the page; `null` where none are named. Groups cannot be excluded, which is reported.
 */
export function resolveGroups(input: FrontMatterInput['groups'], place: Place): string[] | null {
  if (input === undefined || typeof input === 'string') return resolveWordList(input, place);
  return input.flatMap((item, index) => {
    if (typeof item === 'string') return item.trim() === '' ? [] : [item.trim()];
    const own = place.child(index);
    if (item.excludes)
      own.child('excludes').error({
        code: 'unsupported-key',
        message: 'Groups cannot be excluded: `excludes` has no effect',
        hint: 'Name the groups that may read the page in `includes`',
      });
    return resolveWordList(item.includes, own.child('includes')) ?? [];
  });
}
