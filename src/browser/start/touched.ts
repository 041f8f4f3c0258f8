type Start = (part: HTMLElement) => void;

/** What only those readers need who point at a part or come to it by keys, by that part: a module has one export. */
const parts: Record<string, () => Promise<Record<string, Start>>> = {
  '#sidebar-edge': () => import('./resize-sidebar.ts'),
  '#sidebar-filter': () => import('./filter-sidebar.ts'),
  '.table-scroll': () => import('./sort-table.ts'),
};

/** Starts these parts when they are first touched, once each. */
export function startTouched(): void {
  const started = new WeakSet();
  const touch = ({ target }: Event): void => {
    for (const [name, load] of Object.entries(parts)) {
      const part = target instanceof Element ? target.closest<HTMLElement>(name) : null;
      if (!part || started.has(part)) continue;
      started.add(part);
      void load().then((loaded) => Object.values(loaded)[0]!(part));
    }
  };
  for (const type of ['pointerover', 'focusin']) addEventListener(type, touch);
}
