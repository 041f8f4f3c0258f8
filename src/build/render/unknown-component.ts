import type { ReactNode } from 'react';

type Exports = Record<string, unknown>;

/**
 * Stands for what is unknown: shows what it wraps, so that nothing a reader should see is lost. What is written `for`
 * somebody (a slip in `Visibility`) is for nobody.
 */
export function UnknownComponent({ children, for: audience }: { children?: ReactNode; for?: unknown }): ReactNode {
  return audience === undefined ? (children ?? null) : null;
}

/** Whether `component` has the member that `path` names, e.g. `Folder` or `Item.Title`. */
function hasMember(component: unknown, path: string): boolean {
  return (
    path.split('.').reduce<unknown>((value, key) => (value as Exports | undefined)?.[key], component) !== undefined
  );
}

/** The members of `members` that a component lacks, without those within another one that it lacks. */
export function missingMembers(component: unknown, members: ReadonlySet<string>): string[] {
  const missing = [...members].filter((path) => !hasMember(component, path));
  return missing.filter((path) => !missing.some((other) => path.startsWith(`${other}.`)));
}

/** A component that shows its content, with the members that a page uses of it. */
export function standIn(component: unknown, members: ReadonlySet<string>): unknown {
  return withMembers((path) => passthrough(path.length === 0 ? (component ?? {}) : {}), members);
}

/** What `make` gives for a component and for each of its members, by their way from the component. */
export function withMembers(make: (path: readonly string[]) => object, members: ReadonlySet<string>): unknown {
  const base = make([]) as Exports;
  for (const member of members) {
    const keys = member.split('.');
    keys.reduce((target, key, index) => {
      target[key] ??= make(keys.slice(0, index + 1));
      return target[key] as Exports;
    }, base);
  }
  return base;
}

function passthrough(members: object): Exports {
  return Object.assign((props: { children?: ReactNode }) => UnknownComponent(props), members) as unknown as Exports;
}
