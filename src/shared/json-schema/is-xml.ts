/** Whether a content type is XML (RFC 7303). */
export function isXml(contentType: string): boolean {
  return /^[^;]*[/+]xml\s*(?:;|$)/i.test(contentType);
}
