import type { Nodes, Parents, PhrasingContent, RootContent } from 'mdast';
import { html } from './component-to-markdown.ts';

type Mark = Extract<PhrasingContent, { type: keyof typeof tags }>;

const tags = { delete: 'del', emphasis: 'em', strong: 'strong' } as const;

/**
 * A tree whose marks part from the words beside them. Spaces at the edges of a mark go out of it, and a mark that would
 * be none there, as `的**“报告”**中`, becomes tags: Markdown would have character references in the place of letters.
 */
export function partMarks(tree: Nodes): void {
  if (!('children' in tree)) return;
  for (const child of tree.children) partMarks(child);
  const parted = tree.children.flatMap((child): RootContent[] => (isMark(child) ? moveSpaces(child) : [child]));
  const clear = parted.flatMap((child, index): RootContent[] => {
    const sides: Sides = { parent: tree, before: parted[index - 1], after: parted[index + 1] };
    if (!isMark(child) || !isUnclear(child, sides)) return [child];
    const tag = tags[child.type];
    return [html(`<${tag}>`), ...child.children, html(`</${tag}>`)];
  });
  // What stands in the place of a mark may stand wherever a mark may.
  tree.children = clear as typeof tree.children;
}

interface Sides {
  parent: Parents;
  before: RootContent | undefined;
  after: RootContent | undefined;
}

function isMark(node: Nodes): node is Mark {
  return node.type in tags;
}

/** A mark, with the spaces at its edges before and after it. */
function moveSpaces(mark: Mark): PhrasingContent[] {
  const before = cutSpaces(mark.children[0], /^\s+/);
  const after = cutSpaces(mark.children.at(-1), /\s+$/);
  mark.children = mark.children.filter((child) => child.type !== 'text' || child.value !== '');
  const whole = [before, mark, after];
  return whole.filter((part) => (isMark(part) ? part.children.length > 0 : part.value !== ''));
}

function cutSpaces(node: PhrasingContent | undefined, spaces: RegExp): PhrasingContent & { type: 'text' } {
  if (node?.type !== 'text') return { type: 'text', value: '' };
  const value = spaces.exec(node.value)?.[0] ?? '';
  node.value = node.value.replace(spaces, '');
  return { type: 'text', value };
}

/** Whether a mark stands at a word in a way in which Markdown reads no mark, or another one. */
function isUnclear(mark: Mark, { parent, before, after }: Sides): boolean {
  const isMixed = parent.type === mark.type || (before !== undefined && isMark(before));
  const opens = !isMixed && isWord(textOf(mark.children[0], (text) => [...text].at(0)));
  const closes = !isMixed && isWord(textOf(mark.children.at(-1), (text) => [...text].at(-1)));
  // The writer of Markdown takes half an emoji beside a mark for a letter, and would have a reference in its place.
  const isLetterBefore = isWord(textOf(before, (text) => text.at(-1)));
  const isLetterAfter = isWord(textOf(after, (text) => text.at(0)));
  return (isLetterBefore && !opens) || (isLetterAfter && !closes);
}

function textOf(node: Nodes | undefined, pick: (text: string) => string | undefined): string {
  return (node?.type === 'text' && pick(node.value)) || ' ';
}

function isWord(character: string): boolean {
  return /[^\s\p{P}\p{S}]/u.test(character);
}
