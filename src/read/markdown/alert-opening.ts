export type AlertKind = 'note' | 'tip' | 'info' | 'warning' | 'danger';

/** By the marks that GitHub gives them. */
export const alertKinds: Readonly<Record<string, AlertKind>> = {
  NOTE: 'note',
  TIP: 'tip',
  IMPORTANT: 'info',
  WARNING: 'warning',
  CAUTION: 'danger',
};

/**
 * What a quotation that opens with `[!NOTE]`, GitHub's way to write a callout, is, and the text behind that line;
 * `null` for any other text.
 */
export function alertOpening(text: string): { kind: AlertKind; rest: string } | null {
  const match = /^\[!(\w+)\][ \t]*(?:\n|$)/.exec(text);
  const name = (match?.[1] ?? '').toUpperCase();
  return match && Object.hasOwn(alertKinds, name)
    ? { kind: alertKinds[name]!, rest: text.slice(match[0].length) }
    : null;
}
