import { asList, asText } from './untrusted-value.ts';

/**
 * The groups that `groups` of an extension names: a list, or a single one as a text. Empty where it names none, `null`
 * where it cannot be read.
 */
export function readExtensionGroups(value: unknown): string[] | null {
  if (value === undefined || value === null) return [];
  if (typeof value === 'string') return [value.trim()].filter(Boolean);
  if (!Array.isArray(value)) return null;
  const groups = asList(value).map(asText).filter(Boolean);
  return groups.length === 0 && value.length > 0 ? null : groups;
}
