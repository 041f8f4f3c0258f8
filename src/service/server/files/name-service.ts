/** How far into a page its root element begins. */
const head = 400;

/**
 * Tells a page that the service which hands it out also answers for it, below the site's base path: `data-service` on
 * the root element, where the scripts of the page look. A page whose build named a service keeps that one, and what is
 * no page stays as it is.
 */
export function nameService(html: Uint8Array<ArrayBuffer>, base: string): Uint8Array<ArrayBuffer> {
  const bytes = Buffer.from(html.buffer, html.byteOffset, html.byteLength);
  const at = bytes.subarray(0, head).indexOf('<html');
  if (at === -1) return html;
  const end = bytes.indexOf('>', at);
  if (end === -1 || /\sdata-service[=\s>]/.test(bytes.toString('latin1', at, end + 1))) return html;
  return new Uint8Array(
    Buffer.concat([bytes.subarray(0, at + 5), Buffer.from(` data-service="${base}"`), bytes.subarray(at + 5)]),
  );
}
