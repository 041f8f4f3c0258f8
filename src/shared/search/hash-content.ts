const encoder = new TextEncoder();

/** Ten characters that name a content, of one or more parts: two 32-bit FNV-1a sums. Enough to tell versions apart. */
export function hashContent(contents: Iterable<string | Uint8Array>): string {
  let [first, second] = [0x811c9dc5, 0x9e3779b1];
  for (const content of contents) {
    const bytes = typeof content === 'string' ? encoder.encode(content) : content;
    for (let place = 0; place < bytes.length; place++) {
      first = Math.imul(first ^ bytes[place]!, 0x01000193);
      second = Math.imul(second ^ bytes[place]!, 0x01000193);
    }
  }
  return (name(first) + name(second)).slice(0, 10);
}

function name(sum: number): string {
  return (sum >>> 0).toString(36).padStart(7, '0').slice(-5);
}
