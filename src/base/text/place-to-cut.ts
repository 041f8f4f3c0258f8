/**
 * Where to cut a text that is longer than `limit`: at the last space before it, but for one in the first half of what
 * stands behind `from`, as in a script without spaces. No character is parted.
 */
export function placeToCut(text: string, limit: number, from = 0): number {
  const space = text.lastIndexOf(' ', limit);
  if (space > (from + limit) / 2) return space;
  return /[\uD800-\uDBFF]/.test(text[limit - 1] ?? '') ? limit - 1 : limit;
}
