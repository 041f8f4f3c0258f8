/**
 * The path of a URL decoded, or `null` for one that no file can have: broken escapes, control characters, and slashes
 * written as escapes, which programs in between read in different ways.
 */
export function decodePath(path: string): string | null {
  if (/%(?:2f|5c|00)/i.test(path)) return null;
  try {
    const decoded = path.includes('%') ? decodeURIComponent(path) : path;
    return /[\u0000-\u001f\u007f\\]/.test(decoded) ? null : decoded;
  } catch {
    return null;
  }
}
