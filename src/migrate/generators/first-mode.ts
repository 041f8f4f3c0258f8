/** What another generator says of the mode that its sites start in. */
interface FirstMode {
  /** `undefined`: nothing, as where readers' systems decide. */
  mode: 'dark' | 'light' | undefined;
  /** Whether readers cannot choose another. */
  isFixed: boolean;
}

/** The part of `docs.json` on the mode that a site starts in, where it says more than `docs.json` does without it. */
export function firstMode({ mode, isFixed }: FirstMode): { appearance?: object } {
  if (mode === undefined && !isFixed) return {};
  return { appearance: { default: mode ?? 'system', ...(isFixed && { strict: true }) } };
}
