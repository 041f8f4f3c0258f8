import { escapeLabel } from '../../../base/text/escape-title.ts';
import type { SdkDescribed } from '../../../model/api/sdk.ts';
import { writeLink } from '../render-sdk-code.ts';
import type { Comment, CommentPart, Reflection } from './typedoc-json.ts';

/** Tags that the parts of a signature tell of. */
const toldByCall: ReadonlySet<string> = new Set(['@param', '@returns', '@return', '@throws', '@exception']);

/** Tags that other parts of a symbol tell of, or that say how TypeDoc sorts it. */
const told: ReadonlySet<string> = new Set([
  ...['@typeParam', '@template', '@example', '@deprecated'],
  ...[
    '@remarks',
    '@category',
    '@group',
    '@categoryDescription',
    '@groupDescription',
    '@module',
    '@packageDocumentation',
  ],
  ...['@defaultValue', '@default', '@inheritDoc', '@privateRemarks', '@document', '@summary', '@mergeModuleWith'],
]);

const shownFlags: readonly (readonly [string, string])[] = [
  ['isAbstract', 'abstract'],
  ['isProtected', 'protected'],
  ['isStatic', 'static'],
  ['isReadonly', 'readonly'],
];

const shownModifiers: ReadonlySet<string> = new Set(['@alpha', '@beta', '@experimental', '@internal']);

/** What a comment says; of a reflection that has none, its flags alone. `isCall`: it is the one of a signature. */
export function readComment(
  { comment, flags = {} }: Pick<Reflection, 'comment' | 'flags'>,
  isCall = false,
): SdkDescribed {
  const deprecated = tagged(comment, '@deprecated');
  const tags = comment?.blockTags ?? [];
  return {
    description: [partsOf(comment?.summary), ...tagged(comment, '@remarks')].filter(Boolean).join('\n\n'),
    deprecated: deprecated.length === 0 ? null : deprecated.join('\n\n'),
    examples: tags.filter(({ tag }) => tag === '@example').map(exampleOf),
    notes: tags.filter(({ tag }) => !told.has(tag) && !(isCall && toldByCall.has(tag))).map(noteOf),
    flags: [
      ...shownFlags.filter(([flag]) => flags[flag]).map(([, word]) => word),
      ...(comment?.modifierTags ?? []).filter((tag) => shownModifiers.has(tag)).map((tag) => tag.slice(1)),
    ],
  };
}

/** Texts of the block tags of a name. */
export function tagged(comment: Comment | undefined, ...names: string[]): string[] {
  return (comment?.blockTags ?? []).filter(({ tag }) => names.includes(tag)).map(({ content }) => partsOf(content));
}

function noteOf({ tag, name, content }: { tag: string; name?: string; content?: CommentPart[] }) {
  const text = partsOf(content).replace(/^-\s+/, '');
  return { label: labelOf(tag), text: tag === '@param' && name ? `\`${name.replaceAll('`', '')}\`: ${text}` : text };
}

/** `@seeAlso` is told as `See also`. */
function labelOf(tag: string): string {
  const words = tag
    .replace(/[^a-z\d]/gi, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function exampleOf({ name, content }: { name?: string; content?: CommentPart[] }): string {
  const text = partsOf(content).trim();
  return [name ? `**${name.replaceAll('*', '')}**` : '', text].filter(Boolean).join('\n\n');
}

function partsOf(parts: readonly CommentPart[] = []): string {
  return parts.map(partOf).join('').trim();
}

function partOf({ kind, tag, text = '', target }: CommentPart): string {
  if (kind === 'text') return readTags(text);
  if (kind !== 'inline-tag') return text;
  const label = tag === '@linkcode' ? `\`${text.replaceAll('`', '')}\`` : text;
  if (typeof target === 'number') return writeLink(label, String(target));
  return typeof target === 'string' && /^https?:\/\/[^\s<>()]+$/.test(target)
    ? `[${escapeLabel(label)}](${target})`
    : label;
}

/** HTML for the look of words as Markdown; all other HTML is shown as it is written. */
function readTags(text: string): string {
  if (!text.includes('<')) return text;
  return text
    .replace(/<code>([^<`]*)<\/code>/gi, '`$1`')
    .replace(/<\/?(?:b|strong)>/gi, '**')
    .replace(/<\/?(?:i|em)>/gi, '*')
    .replace(/<\/?(?:span|div|font|small|u)(?:\s[^<>]*)?>/gi, '')
    .replace(/<br\s*\/?>/gi, '  \n')
    .replace(/<\/?p(?:\s[^<>]*)?>/gi, '\n\n');
}
