/** Every text with the way to it: `failures.timeout.title`. */
export function flattenTexts(value: object, way = ''): [string, string][] {
  return Object.entries(value).flatMap(([key, part]) =>
    typeof part === 'string' ? [[way + key, part] as [string, string]] : flattenTexts(part as object, `${way}${key}.`),
  );
}
