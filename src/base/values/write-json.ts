import { ExactNumber } from './exact-number.ts';

/** Writes a value as JSON, an `ExactNumber` with all of its digits; `undefined` as `JSON.stringify`. */
export function writeJson(value: unknown, indent?: number): string | undefined {
  const held: string[] = [];
  // A control character is always escaped, so a text of the value that reads the same is written differently.
  const text = JSON.stringify(
    value,
    function (this: Record<string, unknown>, key, inner: unknown) {
      const own = this[key];
      if (!(own instanceof ExactNumber))
        return typeof inner === 'string' ? inner.replaceAll('\x01', '\x01\x01') : inner;
      return `\x01${held.push(own.digits) - 1}`;
    },
    indent,
  ) as string | undefined;
  if (held.length === 0) return JSON.stringify(value, null, indent) as string | undefined;
  return text
    ?.replace(/"\\u0001(\d+)"/g, (_, index: string) => held[Number(index)]!)
    .replaceAll('\\u0001\\u0001', '\\u0001');
}
