import { type EsmImport, readEsm } from './read-esm.ts';

/** The imports of an MDX block; none of a block that is no JavaScript. */
export function readImports(source: string): EsmImport[] {
  try {
    return readEsm(source).imports;
  } catch {
    return [];
  }
}
