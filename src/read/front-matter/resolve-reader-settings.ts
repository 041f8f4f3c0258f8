import type { ReaderSettings } from '../../base/readers/page-access.ts';
import type { Place } from '../config/place.ts';
import type { FrontMatterInput } from './front-matter-schema.ts';
import { resolveWordList } from './resolve-word-list.ts';

/**
 * Who may read the page: `groups` is `null` where none are named, and where the wildcard includes every member. Groups
 * cannot be excluded, which is reported.
 */
export function resolveReaderSettings(input: FrontMatterInput, place: Place): ReaderSettings {
  const isPublic = input.public ?? input.isPublic ?? null;
  const groups = resolveGroups(input.groups, place.child('groups'));
  return groups === 'members' ? { groups: null, public: isPublic ?? false } : { groups, public: isPublic };
}

function resolveGroups(input: FrontMatterInput['groups'], place: Place): string[] | 'members' | null {
  if (input === undefined || typeof input === 'string') return resolveWordList(input, place);
  const named = input.map((item, index) => resolveItem(item, place.child(index)));
  return named.includes('members') ? 'members' : named.flat();
}

type Item = Exclude<NonNullable<FrontMatterInput['groups']>, string>[number];

function resolveItem(item: Item, place: Place): string[] | 'members' {
  if (typeof item === 'string') return item.trim() === '' ? [] : [item.trim()];
  if (item.excludes) {
    place.child('excludes').error({
      code: 'unsupported-key',
      message: 'Groups cannot be excluded, so this entry hides the page from everybody',
      hint: 'List only the groups that may read the page, in `includes`',
    });
    return [];
  }
  const included = resolveWordList(item.includes, place.child('includes')) ?? [];
  return included.includes('*') ? 'members' : included;
}
