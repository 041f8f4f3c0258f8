import type { Texts } from '../../base/languages/texts.ts';
import type { SdkSymbol } from '../../model/api/sdk.ts';

/** In the order of their groups. */
export const kindOrder = [
  'module',
  'namespace',
  'class',
  'interface',
  'function',
  'type',
  'enum',
  'variable',
] as const satisfies SdkSymbol['kind'][];

/** A module with more symbols shows them by kind. */
const mostInModule = 20;

export interface SymbolGroup {
  label: string;
  /** Labels of the groups around it, outermost first. */
  parents: string[];
  symbols: SdkSymbol[];
}

/** How a group of symbols of a kind is called. */
export function kindLabel(kind: SdkSymbol['kind'], { sdk, graphql }: Texts['reference']): string {
  switch (kind) {
    case 'module':
    case 'namespace':
      return sdk.modules;
    case 'class':
      return sdk.classes;
    case 'interface':
      return sdk.interfaces;
    case 'function':
      return sdk.functions;
    case 'type':
      return graphql.types;
    case 'enum':
      return sdk.enums;
    case 'variable':
      return graphql.variables;
  }
}

/**
 * A group for each module and namespace, with its own page first; in large ones, and where there is none, one for each
 * category of the author and each kind. One module that holds all the others is no group.
 */
export function groupSymbols(symbols: readonly SdkSymbol[], texts: Texts['reference']): SymbolGroup[] {
  const common = commonScope(symbols);
  const byScope = new Map<string, { scope: string[]; symbols: SdkSymbol[] }>();
  for (const symbol of symbols) {
    const isContainer = symbol.kind === 'module' || symbol.kind === 'namespace';
    const scope = (isContainer ? [...symbol.scope, symbol.name] : symbol.scope).slice(common);
    const key = JSON.stringify(scope);
    const group = byScope.get(key) ?? { scope, symbols: [] };
    byScope.set(key, group);
    group.symbols.push(symbol);
  }
  // What stands in no module comes first: a reader of a library without modules sees all of it.
  const sorted = [...byScope.values()].sort(
    (one, other) => Number(one.scope.length > 0) - Number(other.scope.length > 0),
  );
  return sorted.flatMap(({ scope, symbols: inside }) => divide(scope, inside, texts));
}

/** How many names all scopes begin with. */
function commonScope(symbols: readonly SdkSymbol[]): number {
  const [outer, ...others] = symbols.filter(({ scope }) => scope.length === 0);
  const isContainer = outer?.kind === 'module' || outer?.kind === 'namespace';
  return isContainer && others.length === 0 ? 1 : 0;
}

function divide(scope: string[], symbols: readonly SdkSymbol[], texts: Texts['reference']): SymbolGroup[] {
  const own = symbols.filter(({ kind }) => kind === 'module' || kind === 'namespace');
  const others = symbols.filter((symbol) => !own.includes(symbol));
  const byLabel = new Map<string, SdkSymbol[]>();
  const add = (label: string, symbol: SdkSymbol): void => {
    byLabel.set(label, [...(byLabel.get(label) ?? []), symbol]);
  };
  for (const symbol of others) if (symbol.category !== null) add(symbol.category, symbol);
  for (const kind of kindOrder)
    for (const symbol of others)
      if (symbol.category === null && symbol.kind === kind) add(kindLabel(kind, texts), symbol);
  const label = scope.at(-1);
  if (label === undefined)
    return [
      ...(own.length > 0 ? [{ label: texts.overview, parents: [], symbols: own }] : []),
      ...[...byLabel].map(([kind, inside]) => ({ label: kind, parents: [], symbols: inside })),
    ];
  const parents = scope.slice(0, -1);
  const sorted = [...byLabel.values()].flat();
  if (symbols.length <= mostInModule) return [{ label, parents, symbols: [...own, ...sorted] }];
  return [
    { label, parents, symbols: own },
    ...[...byLabel].map(([kind, inside]) => ({ label: kind, parents: scope, symbols: inside })),
  ];
}
