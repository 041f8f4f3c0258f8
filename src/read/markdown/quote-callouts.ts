import { createFenceReader } from '../../base/text/create-fence-reader.ts';
import { alertKinds } from './alert-opening.ts';

/** GitHub's marks of the callouts that look as these components do. */
const marks = new Map(
  Object.entries(alertKinds).map(([mark, kind]) => [kind.replace(/^./, (letter) => letter.toUpperCase()), mark]),
);
marks.set('Check', 'TIP').set('Error', 'CAUTION').set('Callout', 'NOTE');

/** By the type of a `Callout`, or its theme and icon, as others have them. */
const kindsOfCallouts: readonly [RegExp, string][] = [
  [/danger|error|❗|🛑/i, 'CAUTION'],
  [/warn|⚠|🚧/i, 'WARNING'],
  [/tip|check|okay|success|👍|✅/i, 'TIP'],
];

const tag = `<(${[...marks.keys()].join('|')})(\\s[^<>]*)?>`;
const anywhere = new RegExp(tag);
const opening = new RegExp(`^ {0,3}${tag}(.*)$`);
const closing = /^(.*)<\/(\w+)>\s*$/;

/**
 * Markdown of a description with the callouts of pages, `<Note>` and its like on lines of their own, written as the
 * quotations that GitHub draws as callouts. A description is no MDX: whatever else is a component stays a tag.
 */
export function quoteCallouts(markdown: string): string {
  if (!anywhere.test(markdown)) return markdown;
  const read = createFenceReader();
  const written: string[] = [];
  let open: { name: string; at: number } | null = null;
  for (const line of markdown.split('\n')) {
    const isProse = read(line) === 'prose';
    const name: string | undefined = isProse && !open ? opening.exec(line)?.[1] : undefined;
    if (name) open = { name, at: written.length };
    written.push(line);
    const end: RegExpExecArray | null = isProse && open ? closing.exec(line) : null;
    if (!open || end?.[2] !== open.name) continue;
    const content = [...written.splice(open.at).slice(0, -1), end[1]!];
    written.push('', ...quote(open.name, content), '');
    open = null;
  }
  return written.join('\n');
}

/** `lines` begin with the opening tag. */
function quote(name: string, lines: readonly string[]): string[] {
  const [, , attributes = '', first = ''] = opening.exec(lines[0]!) ?? [];
  const content = [first, ...lines.slice(1)];
  const indent = /^\s*/.exec(content.find((line) => line.trim() !== '') ?? '')![0];
  const flush = content.map((line) => (line.startsWith(indent) ? line.slice(indent.length) : line));
  const special = name === 'Callout' && kindsOfCallouts.find(([pattern]) => pattern.test(attributes));
  return [`[!${special ? special[1] : marks.get(name)!}]`, ...flush].map((line) => `> ${line}`);
}
