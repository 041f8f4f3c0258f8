import type { SdkMember, SdkReference, SdkSelector, SdkSymbol } from '../../model/api/sdk.ts';
import { splitLead } from '../markdown/split-lead.ts';
import { afterTitle } from '../openapi/after-title.ts';
import { getApiTexts } from '../openapi/get-api-texts.ts';
import { findMember, findSymbol } from './find-symbol.ts';
import { type RouteOf, resolveSymbolLinks } from './render-sdk-code.ts';
import { renderMemberBody, renderSymbolBody } from './render-symbol.ts';

/** A symbol, or one of its members. */
export interface Subject {
  symbol: SdkSymbol;
  member: SdkMember | null;
}

export interface TellContext {
  reference: SdkReference;
  routeOf: RouteOf;
  /** Language of the page's place. */
  language: string | null;
}

/** What a selector names; `null` where the artefact has none of this name. */
export function findSubject(selector: SdkSelector, reference: SdkReference): Subject | null {
  const symbol = findSymbol(selector, reference);
  if (!symbol) return null;
  if (selector.kind !== 'method' && selector.kind !== 'property') return { symbol, member: null };
  const member = findMember(selector, symbol);
  return member && { symbol, member };
}

/** What stands at the head of a page. */
export function headOf(
  { symbol, member }: Subject,
  routeOf: RouteOf,
): { title: string; description: string; isDeprecated: boolean } {
  const said = member ? ('signatures' in member ? member.signatures[0] : member.field) : symbol;
  return {
    title: member ? `${symbol.name}.${member.name}` : symbol.name,
    description: resolveSymbolLinks(said?.description ?? '', routeOf),
    isDeprecated: (said?.deprecated ?? null) !== null,
  };
}

/** The first words of a page, and what it says below them, as MDX. */
export function tellSymbol(
  subject: Subject,
  { reference, routeOf, language }: TellContext,
): { lead: string; body: string } {
  const { symbol, member } = subject;
  const { title, description } = headOf(subject, routeOf);
  const { lead, rest } = splitLead(afterTitle(title, description));
  const context = { rest, routeOf, language: reference.language, texts: getApiTexts(language) };
  const body = member
    ? renderMemberBody(member, context)
    : renderSymbolBody(symbol, { ...context, inside: symbolsIn(symbol, reference) });
  return { lead, body };
}

const contents = new WeakMap<SdkReference, Map<string, { inner: SdkSymbol }[]>>();

/** What a module or a namespace holds, and what is declared in a class: `Ferry.Anchor` in `Ferry`. */
function symbolsIn(symbol: SdkSymbol, reference: SdkReference): readonly SdkSymbol[] {
  const { name, scope } = symbol;
  const known =
    contents.get(reference) ??
    Map.groupBy(
      reference.symbols.flatMap((inner) => placesOf(inner).map((place) => ({ inner, place }))),
      ({ place }) => place,
    );
  contents.set(reference, known);
  const place = isSpace(symbol) ? placeOf([...scope, name], '') : placeOf(scope, name);
  return (known.get(place) ?? []).map(({ inner }) => inner);
}

function placesOf(symbol: SdkSymbol): string[] {
  const { name, scope } = symbol;
  const outer = name.slice(0, Math.max(name.lastIndexOf('.'), 0));
  return [placeOf(scope, ''), ...(outer === '' || isSpace(symbol) ? [] : [placeOf(scope, outer)])];
}

function placeOf(scope: readonly string[], outer: string): string {
  return JSON.stringify([scope, outer]);
}

function isSpace({ kind }: SdkSymbol): boolean {
  return kind === 'module' || kind === 'namespace';
}
