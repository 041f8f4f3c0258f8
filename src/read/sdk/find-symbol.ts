import type { SdkMember, SdkReference, SdkSelector, SdkSymbol } from '../../model/api/sdk.ts';

/** The symbol that a selector names, or whose member it names: by its name alone, or with those around it. */
export function findSymbol({ kind, name, parent }: SdkSelector, { symbols }: SdkReference): SdkSymbol | null {
  const isOfMember = kind === 'method' || kind === 'property';
  const wanted = isOfMember ? parent : name;
  if (wanted === null) return null;
  const found = symbols.filter(
    (symbol) => isCalled(symbol, wanted) && (isOfMember ? hasMembers(symbol) : symbol.kind === kind),
  );
  return found.find((symbol) => qualifiedName(symbol) === wanted) ?? found[0] ?? null;
}

/** The method or property of a symbol that a selector names. */
export function findMember({ kind, name }: SdkSelector, { members }: SdkSymbol): SdkMember | null {
  const isWanted = (member: SdkMember): boolean => ('signatures' in member ? 'method' : 'property') === kind;
  return members.find((member) => member.name === name && isWanted(member)) ?? null;
}

/** `client.Client`: with the names around it. */
export function qualifiedName({ scope, name }: SdkSymbol): string {
  return [...scope, name].join('.');
}

function isCalled(symbol: SdkSymbol, wanted: string): boolean {
  const full = qualifiedName(symbol);
  return symbol.name === wanted || full === wanted || full.endsWith(`.${wanted}`);
}

function hasMembers({ members }: SdkSymbol): boolean {
  return members.length > 0;
}
