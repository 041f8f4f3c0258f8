import { renderFence } from '../../base/text/render-fence.ts';
import type { SdkCode, SdkMember, SdkSymbol } from '../../model/api/sdk.ts';
import { joinBlocks } from '../markdown/join-blocks.ts';
import { saysWords } from '../markdown/strangers-text.ts';
import { kindLabel, kindOrder } from './group-symbols.ts';
import {
  renderBadges,
  renderDescribed,
  renderField,
  renderName,
  renderSdkFields,
  renderSection,
  renderSignature,
  type SdkContext,
} from './render-parts.ts';
import { renderSdkCode, resolveSymbolLinks } from './render-sdk-code.ts';

export interface SymbolContext extends SdkContext {
  /** Markdown of its description that follows the lead. */
  rest: string;
}

/** What the page of a symbol says below its lead, as MDX. `inside`: the symbols of a module. */
export function renderSymbolBody(
  symbol: SdkSymbol,
  { rest, inside, ...context }: SymbolContext & { inside: readonly SdkSymbol[] },
): string {
  const { texts, language } = context;
  const [single, ...others] = symbol.signatures;
  const isSingle = single !== undefined && others.length === 0;
  const described = { ...symbol, description: rest, ...(isSingle && { deprecated: null }) };
  return joinBlocks([
    renderBadges([symbol.kind, ...symbol.flags]),
    symbol.declaration === '' ? '' : renderFence(symbol.declaration, language),
    isSingle || single === undefined ? '' : renderDescribed(described, { ...context, level: 'heading' }),
    isSingle ? renderSignature(single, { ...context, level: 'heading', description: rest }) : '',
    single === undefined ? renderDescribed(described, { ...context, level: 'heading' }) : '',
    isSingle ? '' : renderOverloads(symbol, context),
    renderSection(texts.sdk.typeParameters, renderSdkFields(symbol.typeParameters, context)),
    ...renderRelations(symbol, context),
    ...renderMembers(symbol, context),
    renderSection(texts.sdk.inherited, renderInherited(symbol, context)),
    ...renderContents(inside, context),
  ]);
}

/** The same for a member that has a page of its own. */
export function renderMemberBody(member: SdkMember, { rest, ...context }: SymbolContext): string {
  const kind = renderBadges([member.kind]);
  if (!('signatures' in member))
    return joinBlocks([kind, renderField({ ...member.field, description: rest }, context)]);
  const [single, ...others] = member.signatures;
  if (single && others.length === 0)
    return joinBlocks([kind, renderSignature(single, { ...context, level: 'heading', description: rest })]);
  return joinBlocks([kind, renderOverloads(member, context)]);
}

/** The description of the first stands under the title. */
function renderOverloads({ signatures }: Pick<SdkSymbol, 'signatures'>, context: SdkContext): string {
  const rendered = signatures.map((signature, index) =>
    renderSignature(signature, { ...context, level: 'label', description: index === 0 ? '' : signature.description }),
  );
  return rendered.join('\n\n---\n\n');
}

function renderRelations(symbol: SdkSymbol, { texts, routeOf }: SdkContext): string[] {
  const list = (codes: readonly SdkCode[]): string =>
    codes.map((code) => `- ${renderSdkCode(code, routeOf)}`).join('\n');
  return [
    renderSection(texts.sdk.extends, list(symbol.extends)),
    renderSection(texts.graphql.implements, list(symbol.implements)),
    renderSection(texts.sdk.extendedBy, list(symbol.extendedBy)),
    renderSection(texts.graphql.implementedBy, list(symbol.implementedBy)),
  ];
}

function renderMembers({ members }: SdkSymbol, context: SdkContext): string[] {
  const { sdk, graphql } = context.texts;
  const titles = [
    ['value', graphql.values],
    ['constructor', sdk.constructors],
    ['property', sdk.properties],
    ['method', sdk.methods],
  ] as const;
  return titles.map(([kind, title]) =>
    renderSection(
      title,
      joinBlocks(members.filter((member) => member.kind === kind).map((member) => renderMember(member, context))),
    ),
  );
}

function renderMember(member: SdkMember, context: SdkContext): string {
  if (!('signatures' in member)) return renderField(member.field, { ...context, id: member.anchor });
  const [first] = member.signatures;
  const flags = [...new Set(first?.flags)];
  const name = member.name === '()' || member.kind === 'constructor' ? member.name : `${member.name}()`;
  const signatures = member.signatures.map((signature) =>
    renderSignature(signature, { ...context, level: 'label', description: signature.description }),
  );
  return joinBlocks([`### ${renderName(name)} {#${member.anchor}}`, renderBadges(flags), signatures.join('\n\n')]);
}

function renderInherited({ inherited }: SdkSymbol, { routeOf }: SdkContext): string {
  return inherited
    .map(({ from, members }) => {
      const names = members.map((member) => renderSdkCode(member, routeOf)).join(', ');
      return `- ${renderSdkCode(from, routeOf)}: ${names}`;
    })
    .join('\n');
}

function renderContents(inside: readonly SdkSymbol[], context: SdkContext): string[] {
  return kindOrder.map((kind) => {
    const entries = inside.filter((symbol) => symbol.kind === kind).map((symbol) => renderEntry(symbol, context));
    return renderSection(kindLabel(kind, context.texts), entries.join('\n'));
  });
}

/** With the first sentences of what is said of it, where that is no more than words. */
function renderEntry({ name, key, description }: SdkSymbol, { routeOf }: SdkContext): string {
  const link = renderSdkCode([{ text: name, to: key }], routeOf);
  const opening = resolveSymbolLinks(description, routeOf)
    .split(/\n\s*\n/, 1)[0]!
    .replace(/\s+/g, ' ')
    .trim();
  return opening === '' || !saysWords(opening) ? `- ${link}` : `- ${link}: ${opening}`;
}
