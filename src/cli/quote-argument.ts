/** A path as it is typed into a shell: in quotes where it needs them, and never taken for an option. */
export function quoteArgument(path: string, platform: NodeJS.Platform = process.platform): string {
  const text = path.startsWith('-') ? `./${path}` : path;
  if (/^[\p{L}\p{N}_./:@%+=,-]+$/u.test(text) || (platform === 'win32' && /^[\p{L}\p{N}_.\\/:@+=-]+$/u.test(text)))
    return text;
  return platform === 'win32' ? `"${text}"` : `'${text.replaceAll("'", "'\\''")}'`;
}
