/**
 * One segment of the address of a generated page, from a tag, a summary or a path template
 * (docs/format.md#generated-pages): `Get user (by id)` is `get-user-by-id`, `/users/{id}/posts` is `users-posts`. May
 * be empty.
 */
export function slugEndpoint(text: string): string {
  const slug = text
    .trim()
    .replace(/\s/g, '-')
    .replace(/\{[^{}]*\}/g, '-')
    .replace(/^-|-$/g, '')
    .replace(/[{}(),.'/]/g, '')
    // Not part of the hosted rule: characters that no address or file name can hold as they are.
    .replace(/[?#%\\"<>|*^`\p{Cc}\p{Cs}]/gu, '')
    .replace(/-{2,}/g, '-')
    .toLowerCase();
  return shorten(slug);
}

/** File systems hold names of 255 bytes; endings and numbers come on top. */
const maximalBytes = 200;

/** Some descriptions have whole paragraphs as summaries. Ends with a whole word where there is one. */
function shorten(slug: string): string {
  const bytes = new TextEncoder().encode(slug);
  if (bytes.length <= maximalBytes) return slug;
  const cut = new TextDecoder().decode(bytes.subarray(0, maximalBytes)).replace(/\ufffd+$/, '');
  return cut.replace(/(?<=.{40})-[^-]*$/u, '');
}

/**
 * The last segment for an operation: its summary, else method and path (`get-users-posts`), else the method. A webhook
 * has a name in the place of method and path, and is called by it, too, where its summary is a text and no name.
 */
export function slugOperation({ summary, method, path }: { summary: string; method: string; path: string }): string {
  const isWebhook = method === 'WEBHOOK';
  const own = isWebhook && isProse(summary) ? '' : slugEndpoint(summary);
  if (own !== '') return own;
  if (isWebhook) return slugEndpoint(path) || 'webhook';
  return slugEndpoint(`${method} ${slugEndpoint(path)}`) || 'endpoint';
}

/** OpenAPI 2.0 asks for less than 120 characters in a summary. */
function isProse(summary: string): boolean {
  return summary.length >= 120 || /\n|\]\(/.test(summary.trim());
}
