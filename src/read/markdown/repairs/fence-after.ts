/** The fence that is open after a line; `''` for none. */
export function fenceAfter(line: string, fence: string): string {
  const [, marker = '', info = ''] = /^[ \t]*(?:[-*+][ \t]+)?(`{3,}|~{3,})(.*)$/.exec(line) ?? [];
  if (fence === '') return marker;
  return marker.startsWith(fence) && info.trim() === '' ? '' : fence;
}
