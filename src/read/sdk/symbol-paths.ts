import { normalizeDocsPath, pathToRoute } from '../../base/paths/routes.ts';
import { createUniqueNames } from '../../base/paths/unique-names.ts';
import type { SdkReference, SdkSymbol } from '../../model/api/sdk.ts';

const defaultSdkDirectory = 'sdk-reference';

const folders: Readonly<Record<SdkSymbol['kind'], string>> = {
  module: '',
  namespace: '',
  class: 'classes',
  interface: 'interfaces',
  enum: 'enums',
  function: 'functions',
  type: 'types',
  variable: 'variables',
};

/** File systems hold names of 255 bytes. */
const longestName = 120;

const known = new WeakMap<SdkReference, Map<SdkSymbol, string>>();

/**
 * Paths of the pages of all symbols below their folder: `client/classes/Client`, and `classes/Client` where there are
 * no modules. No two are the same where no case is told apart.
 */
export function symbolPaths(reference: SdkReference): ReadonlyMap<SdkSymbol, string> {
  const paths = known.get(reference) ?? makePaths(reference.symbols);
  known.set(reference, paths);
  return paths;
}

/** Path of the page that is generated of a symbol; `directory`: `null` for the usual folder. */
export function sdkPath(
  symbol: SdkSymbol,
  { reference, directory }: { reference: SdkReference; directory: string | null },
): string {
  return `${normalizeDocsPath(directory ?? '') || defaultSdkDirectory}/${symbolPaths(reference).get(symbol)}`;
}

function makePaths(symbols: readonly SdkSymbol[]): Map<SdkSymbol, string> {
  const taken = createUniqueNames({ firstSuffix: 2 });
  return new Map(
    symbols.map((symbol) => {
      const path = pathOf(symbol);
      const small = pathToRoute(path).toLowerCase();
      return [symbol, path + taken.claim(small).slice(small.length)];
    }),
  );
}

function pathOf({ kind, name, scope }: SdkSymbol): string {
  if (kind === 'module' || kind === 'namespace') return segmentsOf([...scope, name]).join('/') || 'index';
  return [...segmentsOf(scope), folders[kind], segmentOf(name)].join('/');
}

/** A module may be named by its file, of which `index` is said by its folder. */
function segmentsOf(names: readonly string[]): string[] {
  return names
    .flatMap((name) => name.split(/[/.\\]+/))
    .map(segmentOf)
    .filter((name) => name !== 'index');
}

function segmentOf(name: string): string {
  const plain = name.replace(/[^\p{L}\p{N}_$-]+/gu, '-').replace(/^-+|-+$/g, '');
  return cutToBytes(plain, longestName) || 'unnamed';
}

/** No character is parted. */
function cutToBytes(text: string, most: number): string {
  const { read } = new TextEncoder().encodeInto(text, new Uint8Array(most));
  return text.slice(0, read);
}
