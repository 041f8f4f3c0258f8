import type { Asset } from '../../model/site.ts';

/** Finds a file by its path; where none has it, by the path without regard to upper and lower case. */
export function createAssetFinder(assets: ReadonlyMap<string, Asset>): (path: string) => Asset | undefined {
  let byLowerCase: Map<string, Asset> | null = null;
  return (path) => {
    const exact = assets.get(path);
    if (exact) return exact;
    byLowerCase ??= new Map([...assets].map(([name, asset]) => [name.toLowerCase(), asset]));
    return byLowerCase.get(path.toLowerCase());
  };
}
