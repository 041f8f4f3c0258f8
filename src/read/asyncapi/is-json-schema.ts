/** Whether a `schemaFormat` is JSON Schema in one of its dialects, among them those of AsyncAPI and OpenAPI. */
export function isJsonSchema(format: string): boolean {
  return /schema\+|asyncapi|openapi/i.test(format);
}
