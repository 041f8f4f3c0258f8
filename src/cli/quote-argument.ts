/** An argument as it is typed into a shell: in quotes where it needs them. */
export function quoteArgument(text: string, platform: NodeJS.Platform = process.platform): string {
  if (/^[\p{L}\p{N}_./:@%+=,-]+$/u.test(text) || (platform === 'win32' && /^[\p{L}\p{N}_.\\/:@+=-]+$/u.test(text)))
    return text;
  return platform === 'win32' ? `"${text}"` : `'${text.replaceAll("'", "'\\''")}'`;
}
