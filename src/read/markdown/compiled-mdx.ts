import type { Problem } from '../../model/problem.ts';
import type { EsmImport } from './read-esm.ts';

/** MDX compiled to the body of a function that reads the JSX runtime from `arguments[0]` and returns the exports. */
export interface CompiledMdx {
  /** `null` when the source cannot be compiled; `problems` says why. */
  code: string | null;
  imports: EsmImport[];
  /** Names the page itself declares. */
  declared: string[];
  /** Root names of the elements that are components: `Tree` for `<Tree.Folder>`, with the members used. */
  components: Map<string, Set<string>>;
  /** Names of elements in expressions alone, which the code reads from the scope around it. */
  freed: string[];
  /** The elements that are components, or have the name of one but for its capital, as they are written. */
  elements: WrittenElement[];
  /** Languages of the fences, as written. */
  languages: Set<string>;
  /** Expressions that were taken for text because of a name in `literals`, each with that name. */
  placeholders: Map<string, string>;
  problems: Problem[];
}

export interface WrittenElement {
  name: string;
  /** `value` is `null` for a bare name and `undefined` for a value that is computed. */
  attributes: { name: string; value: string | null | undefined }[];
}
