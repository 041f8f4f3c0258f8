import type { MarkupContext, MigrationFolder } from '../../../model/migration.ts';
import type { NoteLines } from '../../markup/line-record.ts';
import { includeFiles } from '../include-files.ts';

interface Options {
  folder: MigrationFolder;
  context: MarkupContext;
  note: NoteLines;
}

const include =
  /(?<!\\)\{\{[ \t]*#(?:rustdoc_)?include[ \t]+((?:(?!\{\{)[^}:\n])+?)[ \t]*(?::(?:(?!\{\{)[^}\n])*)?\}\}/g;
const playground = /(?<!\\)\{\{[ \t]*#play(?:ground|pen)[ \t]+([^}\s]+)[^}\n]*\}\}/g;

/**
 * Puts files, or parts of them, in the place of `{{#include a.rs:2:5}}` and `{{#rustdoc_include a.rs:anchor}}` (mdBook,
 * "mdBook-specific features"). What is escaped stays.
 */
export function putInFiles(text: string, { folder, context, note }: Options): string {
  const write = (content: string, _: string, written: string): string => partOf(content, written);
  return includeFiles(text, { folder, context, note, form: { pattern: include, from: [], write, isDeep: true } });
}

/** The same for `{{#playground a.rs}}`, which shows a program. */
export function putInPrograms(text: string, { folder, context, note }: Options): string {
  const write = (content: string): string => `\`\`\`rust\n${partOf(content, '')}\n\`\`\``;
  return includeFiles(text, { folder, context, note, form: { pattern: playground, from: [], write } });
}

const anchor = /\b(ANCHOR|ANCHOR_END):[ \t]*([\w-]+)/;

/** Lines by their numbers (`:2`, `:2:`, `::5`, `:2:5`), or those between two anchors. */
function partOf(content: string, written: string): string {
  const part = /:([^}]*)\}\}$/.exec(written)?.[1]?.trim() ?? '';
  const lines = content.split('\n');
  if (/^\d*:?\d*$/.test(part)) {
    const [from = '', to] = part.split(':');
    const end = to === undefined ? from : to;
    return lines
      .slice(Math.max(0, (Number(from) || 1) - 1), Number(end) || undefined)
      .filter((line) => !anchor.test(line))
      .join('\n');
  }
  const at = (kind: string): number =>
    lines.findIndex((line) => {
      const [, own, name] = anchor.exec(line) ?? [];
      return own === kind && name === part;
    });
  const [start, end] = [at('ANCHOR'), at('ANCHOR_END')];
  const chosen = lines.slice(start < 0 ? lines.length : start + 1, end < 0 ? undefined : end);
  return chosen.filter((line) => !anchor.test(line)).join('\n');
}
