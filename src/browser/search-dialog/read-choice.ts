/** What a reader chose in the list. */
export type ResultChoice =
  /** Everything that a query finds. */
  | { kind: 'all'; query: string }
  /** The assistant. */
  | { kind: 'ask'; query: string }
  /** Not to be shown a recent search any longer. */
  | { kind: 'forget'; query: string }
  /** A recent search. */
  | { kind: 'repeat'; query: string }
  /** A page; `elsewhere` where the keys that are held open it in another tab or window; `isHere`: the one shown. */
  | { kind: 'page'; elsewhere: boolean; isHere: boolean };

/** Gives what a click in the list means, or `null` beside its options. */
export function readChoice(event: MouseEvent): ResultChoice | null {
  const target = event.target instanceof Element ? event.target : null;
  const read = (name: string): string | undefined => target?.closest<HTMLElement>(`[data-${name}]`)?.dataset[name];
  const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey;
  const [all, asked, forgotten, repeated] = [read('all'), read('ask'), read('forget'), read('query')];
  if (all !== undefined && !elsewhere) return { kind: 'all', query: all };
  if (asked !== undefined) return { kind: 'ask', query: asked };
  if (forgotten !== undefined) return { kind: 'forget', query: forgotten };
  if (repeated !== undefined) return { kind: 'repeat', query: repeated };
  const link = target?.closest('a');
  return link ? { kind: 'page', elsewhere, isHere: link.pathname === location.pathname } : null;
}
