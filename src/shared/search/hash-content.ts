const encoder = new TextEncoder();

/** Ten characters that name a content: two 32-bit FNV-1a sums, enough to tell versions of one file apart. */
export function hashContent(content: string | Uint8Array): string {
  const bytes = typeof content === 'string' ? encoder.encode(content) : content;
  return (sum(bytes, 0x811c9dc5) + sum(bytes, 0x9e3779b1)).slice(0, 10);
}

function sum(bytes: Uint8Array, seed: number): string {
  let hash = seed;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193);
  return (hash >>> 0).toString(36).padStart(7, '0').slice(-5);
}
