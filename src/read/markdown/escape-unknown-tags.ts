import type { Nodes } from 'mdast';
import { markdownToMdast } from 'satteri';
import { isHtmlElement } from '../../base/components/html-elements.ts';
import { isElementName } from '../../base/components/is-element-name.ts';
import { createFenceReader } from '../../base/text/create-fence-reader.ts';
import { applyEdits, type Edit } from './apply-edits.ts';
import { breakLongText } from './break-long-text.ts';
import { walk } from './walk-tree.ts';

/** Opening and closing tags in what the parser takes for HTML. */
const tags = /<\/?([A-Za-z][\w.-]*)(?=[\s/>])/g;
const anyTag = /<[/!?A-Za-z]/;
/** HTML in which a tag is no tag. */
const verbatim = /^<(?:!--|script\b|style\b|pre\b|textarea\b)/i;

/** A tag with a line of its own. */
const lone = /^[\s>]*<(\/?)([A-Za-z][\w.-]*)(?:\s[^<>]*)?>\s*$/;

/**
 * Markdown of a description, with the `<` of tags that are no elements escaped: `<token>` and `x<y and y>z` are words
 * to whoever writes them, and a browser would show nothing. Where a tag that is none of HTML and the one that closes it
 * have lines of their own, as `<Message>` around paragraphs, they are components, which a description has no use for,
 * and go: what they hold is Markdown. Lines stay where they are.
 */
export function escapeUnknownTags(written: string): string {
  const markdown = breakLongText(written, 'markdown');
  if (!holdsUnknown(markdown) || !mayHoldTags(markdown)) return markdown;
  const found: Tag[] = [];
  walk(markdownToMdast(markdown, { features: { gfm: true } }) as Nodes, (node) => {
    const start = node.position?.start.offset;
    if (node.type !== 'html' || start === undefined || verbatim.test(node.value)) return;
    for (const { index, 1: name } of markdown.slice(start, node.position!.end.offset).matchAll(tags))
      if (!isHtmlElement(name!))
        found.push(readTag(markdown, { start: start + index, name: name!, before: found.at(-1) }));
  });
  const wrappers = findWrappers(found);
  const edits = found.flatMap((tag): Edit[] => {
    const { start, end, name } = tag;
    if (wrappers.has(tag)) return [{ start, end, text: '' }];
    return isElementName(name) ? [] : [{ start, end: start + 1, text: '&lt;' }];
  });
  // What is escaped is a reference, too.
  return breakLongText(applyEdits(markdown, edits), 'markdown');
}

/**
 * Most tags stand in samples (`Bearer <token>`), and a parser takes its time to say so. What else holds a tag, or has a
 * sample within something else, is left to it: either may end a sample.
 */
function mayHoldTags(markdown: string): boolean {
  const read = createFenceReader();
  return markdown.split('\n').some((line) => {
    const kind = read(line);
    return kind === 'prose' ? anyTag.test(line) : kind === 'opening' && !/^[`~]/.test(line);
  });
}

function holdsUnknown(text: string): boolean {
  return [...text.matchAll(tags)].some(([, name]) => !isHtmlElement(name!));
}

interface Tag {
  start: number;
  /** Where its line ends. */
  end: number;
  name: string;
  /** What it is on a line of its own. */
  kind: 'opening' | 'closing' | null;
}

/** `before`: the tag before it, which tells where the line ends that both stand in. */
function readTag(markdown: string, { start, name, before }: Pick<Tag, 'start' | 'name'> & { before?: Tag }): Tag {
  if (before && start < before.end) return { start, end: before.end, name, kind: null };
  const after = markdown.indexOf('\n', start);
  const end = after < 0 ? markdown.length : after;
  const slash = lone.exec(markdown.slice(markdown.lastIndexOf('\n', start) + 1, end))?.[1];
  return { start, end, name, kind: slash === undefined ? null : slash === '' ? 'opening' : 'closing' };
}

/** Tags with lines of their own, as far as each has its other half. */
function findWrappers(found: readonly Tag[]): Set<Tag> {
  const wrappers = new Set<Tag>();
  const open: Tag[] = [];
  for (const tag of found) {
    if (tag.kind === 'opening') open.push(tag);
    if (tag.kind === 'closing' && open.at(-1)?.name === tag.name) wrappers.add(open.pop()!).add(tag);
  }
  return wrappers;
}
