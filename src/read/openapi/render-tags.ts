import type { ExternalDocs, Tag, TagText } from '../../model/api/tag.ts';

/** Tags as Markdown: in a line, or in a list where something is said of one. */
export function renderTags(tags: readonly TagText[]): string {
  if (!tags.some(isDescribed)) return tags.map(({ name }) => code(name)).join(' ');
  return tags
    .map(({ name, description, externalDocs }) => {
      const text = [description.trim().replace(/\n/g, '\n  '), renderDocs(externalDocs)].filter(Boolean).join(' ');
      return `- ${code(name)}${text === '' ? '' : `: ${text}`}`;
    })
    .join('\n');
}

/** Whether a tag says more than its name. */
export function isDescribed({ description, externalDocs }: TagText): boolean {
  return description.trim() !== '' || externalDocs !== null;
}

/** Those that say more than their names, and that none of `users` has: no page of theirs tells of them. */
export function spareTags(tags: readonly Tag[], users: readonly { tags: readonly string[] }[]): TagText[] {
  const used = new Set(users.flatMap((user) => user.tags));
  return tags
    .filter((tag) => !used.has(tag.name) && isDescribed(tag))
    .map(({ name, description, externalDocs }) => ({ name, description, externalDocs }));
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
