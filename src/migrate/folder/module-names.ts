import type { Work } from './evaluation-work.ts';
import type { Node } from './names-in.ts';

/** Where an expression stands. */
export interface ModuleNames {
  /** Values of the names that it can use. */
  names: Map<string, () => unknown>;
  /** What another module exports under a name. */
  importFrom: (specifier: string, name: string) => unknown;
  /** Told of statements of a function that is called, which only running it would follow. */
  tellChanges: (statements: readonly Node[], names: ReadonlyMap<string, unknown>) => void;
  work: Work;
}
