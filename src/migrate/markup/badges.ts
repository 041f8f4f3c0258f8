/** What kinds of badges look like that others name (Starlight, VitePress). */
const colors: Readonly<Record<string, string>> = {
  note: 'blue',
  info: 'gray',
  tip: 'purple',
  success: 'green',
  caution: 'orange',
  warning: 'yellow',
  danger: 'red',
};

/** The colour of a badge of this kind; `undefined` for what has none of its own. */
export function badgeColor(kind: unknown): string | undefined {
  return typeof kind === 'string' && Object.hasOwn(colors, kind) ? colors[kind] : undefined;
}

const badge =
  /(?<!\s)\s*(?:<Badge\b[^<>]*>([^<>]+)<\/Badge>|<(span|sup|small)\b[^<>]*\bclass(?:Name)?="[^"]*badge[^"]*"[^<>]*>([^<>]+)<\/\2>)/i;

/** The text of the first badge in a line, of our markup or of HTML that calls an element so. */
export function badgeIn(written: string): string | undefined {
  const [, ours, , theirs] = badge.exec(written) ?? [];
  return (ours ?? theirs)?.trim() || undefined;
}

/** The line without it. */
export function withoutBadge(written: string): string {
  return written.replace(badge, '');
}
