/**
 * Whether a `schemaFormat` is JSON Schema in one of its dialects, among them those of AsyncAPI and OpenAPI, or names
 * its notation alone.
 */
export function isJsonSchema(format: string): boolean {
  return /schema\+|asyncapi|openapi|^application\/(?:json|yaml)\b/i.test(format);
}
