import type { Texts } from '../../base/languages/texts.ts';
import { renderFence } from '../../base/text/render-fence.ts';
import type { SdkAnswer, SdkDescribed, SdkField, SdkSignature } from '../../model/api/sdk.ts';
import { escapeMarkdown } from '../markdown/escape-markdown.ts';
import { joinBlocks } from '../markdown/join-blocks.ts';
import { saysWords, strangersText } from '../markdown/strangers-text.ts';
import {
  encode,
  type RouteOf,
  renderAttribute,
  renderInlineCode,
  renderSdkCode,
  renderType,
  resolveSymbolLinks,
} from './render-sdk-code.ts';

export interface SdkContext {
  routeOf: RouteOf;
  /** Of code, as fences name it. */
  language: string;
  texts: Texts['reference'];
}

/** `heading`: parts of a page; `label`: parts of a part of one. */
type Level = 'heading' | 'label';

/** A way to call something; `description`: what is to be said of it here. */
export function renderSignature(
  signature: SdkSignature,
  { level, description, ...context }: SdkContext & { level: Level; description: string },
): string {
  const { texts } = context;
  const section = (title: string, content: string): string => renderSection(title, content, level);
  return joinBlocks([
    renderFence(signature.code, context.language),
    renderDescribed({ ...signature, description }, { ...context, level }),
    section(texts.sdk.typeParameters, renderSdkFields(signature.typeParameters, context)),
    section(texts.sections.parameters, renderSdkFields(signature.parameters, context)),
    renderReturns(signature.returns, { ...context, level }),
    section(texts.sdk.throws, joinBlocks(signature.throws.map((one) => renderAnswer(one, context)))),
  ]);
}

/** All that is said in words. */
export function renderDescribed(
  { description, deprecated, notes, examples }: Omit<SdkDescribed, 'flags'>,
  { level, ...context }: SdkContext & { level: Level },
): string {
  return joinBlocks([
    renderReason(deprecated, context),
    renderText(description, context),
    ...notes.map(({ label, text }) => renderNote(label, text, context)),
    renderSection(
      context.texts.sdk.examples,
      joinBlocks(examples.map((example) => renderText(example, context))),
      level,
    ),
  ]);
}

function renderReason(deprecated: string | null, context: SdkContext): string {
  if (deprecated === null) return '';
  return renderNote(context.texts.deprecated, deprecated, context);
}

function renderNote(label: string, text: string, context: SdkContext): string {
  const content = renderText(text, context);
  const isLine = saysWords(content) && !content.includes('\n') && !/^(?:[-+*#>|]|\d+[.)]\s)/.test(content);
  const head = strangersText(`**${escapeMarkdown(label.replace(/\s+/g, ' ').trim())}**`);
  return `${head}${content === '' ? '' : isLine ? ` ${content}` : `\n\n${content}`}`;
}

export function renderSection(title: string, content: string, level: Level = 'heading'): string {
  return content === '' ? '' : `${level === 'heading' ? `## ${title}` : `**${title}**`}\n\n${content}`;
}

/** Beside its label, what comes back takes no line of its own. */
function renderReturns(returns: SdkAnswer | null, { level, ...context }: SdkContext & { level: Level }): string {
  const title = context.texts.graphql.returns;
  if (returns === null) return '';
  if (level === 'heading' || returns.type.length === 0)
    return renderSection(title, renderAnswer(returns, context), level);
  return joinBlocks([
    `**${title}** ${renderSdkCode(returns.type, context.routeOf)}`,
    renderText(returns.description, context),
  ]);
}

function renderAnswer({ type, description }: SdkAnswer, context: SdkContext): string {
  return joinBlocks([type.length === 0 ? '' : renderSdkCode(type, context.routeOf), renderText(description, context)]);
}

export function renderSdkFields(fields: readonly SdkField[], context: SdkContext): string {
  return joinBlocks(fields.map((field) => renderField(field, context)));
}

/** `id`: of the part of the page. */
export function renderField(field: SdkField, { id, ...context }: SdkContext & { id?: string }): string {
  const { name, type, isRequired, default: otherwise, deprecated, flags, fields } = field;
  const head = [
    renderAttribute('name', name),
    renderType(type, context.routeOf),
    isRequired ? 'required' : '',
    otherwise === null ? '' : renderAttribute('default', otherwise),
    deprecated === null ? '' : 'deprecated',
    flags.length === 0 ? '' : `post={${JSON.stringify(flags)}}`,
    id === undefined ? '' : renderAttribute('id', id),
  ].filter(Boolean);
  const inner = renderSdkFields(fields, context);
  const parameters = renderSdkFields(field.call?.parameters ?? [], context);
  const content = joinBlocks([
    deprecated ? renderText(deprecated, context) : '',
    renderDescribed({ ...field, deprecated: null }, { ...context, level: 'label' }),
    renderFolded(context.texts.sections.parameters, parameters),
    renderReturns(field.call?.returns ?? null, { ...context, level: 'label' }),
    renderFolded(context.texts.sdk.properties, inner),
  ]);
  return `<ResponseField ${head.join(' ')}>${content && `\n\n${content}\n\n`}</ResponseField>`;
}

function renderFolded(title: string, content: string): string {
  return content && `<Expandable title="${title}">\n\n${content}\n\n</Expandable>`;
}

export function renderBadges(words: readonly string[]): string {
  return words.map((word) => `<Badge>${encode(word)}</Badge>`).join(' ');
}

export function renderText(markdown: string, { routeOf }: SdkContext): string {
  return strangersText(resolveSymbolLinks(markdown, routeOf));
}

export function renderName(name: string): string {
  return renderInlineCode(name);
}
