import type { Texts } from '../../base/languages/texts.ts';
import { isExactNumber } from '../../base/values/exact-number.ts';
import { isObject } from '../../base/values/is-object.ts';
import { scalarText } from '../../base/values/scalar-text.ts';
import type { Schema } from '../../model/api/schema.ts';

/**
 * Labels beside a field's type: `readOnly` and `writeOnly`, the keys that `api.params.post` asks for, and those of
 * `x-docs` and `x-mint` (docs/format.md#labels). `places` speak of the field, the schema first.
 */
export function extraPills(
  places: readonly Schema[],
  { keys, words }: { keys: readonly string[]; words: Pick<Texts['reference'], 'readOnly' | 'writeOnly'> },
): { before: string[]; after: string[] } {
  const own = places
    .map(({ extensions }) => [extensions?.['x-docs'], extensions?.['x-mint']].find(isObject))
    .filter((docs) => docs !== undefined);
  const builtIn = places.flatMap(({ readOnly, writeOnly }) => [
    readOnly ? words.readOnly : '',
    writeOnly ? words.writeOnly : '',
  ]);
  const asked = keys.flatMap((key) =>
    places.flatMap(({ extensions, ...schema }) =>
      pillsOf(key, extensions?.[key] ?? (schema as Record<string, unknown>)[key]),
    ),
  );
  return {
    before: own.flatMap((docs) => texts(docs['pre'])),
    after: [...builtIn.filter(Boolean), ...asked, ...own.flatMap((docs) => texts(docs['post']))],
  };
}

function pillsOf(key: string, value: unknown): string[] {
  if (value === true) return [key];
  if (typeof value === 'number' || isExactNumber(value)) return [scalarText(value)];
  return texts(value);
}

function texts(value: unknown): string[] {
  if (typeof value === 'string') return value === '' ? [] : [value];
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string' && item !== '') : [];
}
