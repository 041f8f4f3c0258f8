import { isObject } from '../../base/values/is-object.ts';
import type { Schema } from '../../model/api.ts';

/**
 * Pills beside a field's type: `readOnly` and `writeOnly`, the keys that `api.params.post` asks for, and those of
 * `x-mint` and `x-docs` (docs/format.md#labels).
 */
export function extraPills(schema: Schema, keys: readonly string[]): { before: string[]; after: string[] } {
  const own = [schema.extensions?.['x-docs'], schema.extensions?.['x-mint']].find(isObject);
  const builtIn = [schema.readOnly ? 'read-only' : '', schema.writeOnly ? 'write-only' : ''].filter(Boolean);
  const asked = keys.flatMap((key) =>
    pillsOf(key, schema.extensions?.[key] ?? (schema as Record<string, unknown>)[key]),
  );
  return { before: texts(own?.['pre']), after: [...builtIn, ...asked, ...texts(own?.['post'])] };
}

function pillsOf(key: string, value: unknown): string[] {
  if (value === true) return [key];
  if (typeof value === 'number') return [String(value)];
  return texts(value);
}

function texts(value: unknown): string[] {
  if (typeof value === 'string') return value === '' ? [] : [value];
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string' && item !== '') : [];
}
