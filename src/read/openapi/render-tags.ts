import type { ApiDocument, ExternalDocs, Tag } from '../../model/api.ts';

type ShownTag = Pick<Tag, 'name' | 'description' | 'externalDocs'>;

/** Tags as Markdown: in a line, or in a list where something is said of one. */
export function renderTags(tags: readonly ShownTag[]): string {
  if (!tags.some(isDescribed)) return tags.map(({ name }) => code(name)).join(' ');
  return tags
    .map(({ name, description, externalDocs }) => {
      const text = [description.trim().replace(/\n/g, '\n  '), renderDocs(externalDocs)].filter(Boolean).join(' ');
      return `- ${code(name)}${text === '' ? '' : `: ${text}`}`;
    })
    .join('\n');
}

/** Whether a tag says more than its name. */
export function isDescribed({ description, externalDocs }: ShownTag): boolean {
  return description.trim() !== '' || externalDocs !== null;
}

/** What is said of tags that nothing in the description has, as Markdown: no page of theirs tells it. */
export function renderSpareTags({ tags, operations, webhooks, channels }: ApiDocument): string {
  const used = new Set([...operations, ...webhooks, ...channels].flatMap((part) => part.tags));
  return renderTags(tags.filter((tag) => !used.has(tag.name) && isDescribed(tag)));
}

/** A link to documentation elsewhere, as Markdown; empty where there is none. */
export function renderDocs(docs: ExternalDocs | null): string {
  if (!docs) return '';
  const label = docs.description.replace(/\s+/g, ' ') || docs.url;
  return `[${label.replace(/[[\]\\]/g, '\\$&')}](<${docs.url.replace(/[<>\s]/g, encodeURIComponent)}>)`;
}

function code(text: string): string {
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``;
}
