/** A number of 32 bits for a text, evenly spread (FNV-1a, and the end of MurmurHash3): to choose by, not to name by. */
export function hashText(text: string): number {
  let sum = 0x811c9dc5;
  for (let place = 0; place < text.length; place++) sum = Math.imul(sum ^ text.charCodeAt(place), 0x01000193);
  sum = Math.imul(sum ^ (sum >>> 16), 0x85ebca6b);
  sum = Math.imul(sum ^ (sum >>> 13), 0xc2b2ae35);
  return (sum ^ (sum >>> 16)) >>> 0;
}
