import type { MdastPluginDefinition } from 'satteri';
import { findComponent } from '../../base/components/find-component.ts';
import { isBlockElement } from '../../base/components/html-elements.ts';

interface Part {
  type: string;
  name?: string | null;
  value?: string;
}

const tag = /<(?:[A-Z]|[a-z]+\d?[\s>])/;
/** What holds words and no paragraph; of `<p>` itself, rendering takes care. */
const phrasing = new Set(
  'h1 h2 h3 h4 h5 h6 span button label summary b i em strong small mark u s video audio'.split(' '),
);

/** Parts of a sentence by their marks; what an expression shows is not known. */
const phrases = new Set(
  'strong emphasis delete link linkReference inlineCode inlineMath image imageReference'.split(' '),
);

/**
 * Ends a paragraph before a block that stands between its words, and begins another one after it. HTML allows no block
 * in a paragraph: a browser would end it there, and leave what follows without one. For the same reason words that
 * stand on lines of their own in an element for words alone (`<span>`, `<Badge>`) are no paragraph, and a `<p>` that
 * holds a block is a `<div>`. Words beside the `<summary>` of a `<details>`, and those in
 * what only shows what it holds (`<Visibility>`) on a line of its own, are paragraphs. `isOwn` names the
 * components of the site itself, of which nobody knows whether they are blocks.
 */
export function liftBlocks(source: string, isOwn: (name: string) => boolean): MdastPluginDefinition[] {
  if (!tag.test(source)) return [];
  const isOfSite = (name: string): boolean => isOwn(name.split('.')[0]!);
  const displayOf = (name: string): string | undefined => (isOfSite(name) ? undefined : findComponent(name)?.display);
  const isBlockName = (name: unknown): boolean =>
    typeof name === 'string' && (isBlockElement(name) || /^(?:block|content)$/.test(displayOf(name) ?? ''));
  const isTransparent = ({ name }: Part): boolean => typeof name === 'string' && displayOf(name) === 'content';
  const isBlock = (part: Part): boolean =>
    part.type === 'mdxJsxTextElement' &&
    (isTransparent(part) ? childrenOf(part).some(isBlock) : isBlockName(part.name));
  const isWords = ({ type, name }: Part): boolean =>
    ['text', 'mdxFlowExpression', 'mdxJsxTextElement'].includes(type) ||
    (type === 'mdxJsxFlowElement' && !isBlockName(name));
  const isOneLine = (parts: readonly Part[]): boolean => {
    const others = parts.filter((part) => !isParagraph(part));
    return parts.length - others.length < 2 && others.every(isWords);
  };
  const holdsWords = ({ type, name }: Part): boolean =>
    type === 'mdxJsxFlowElement' &&
    typeof name === 'string' &&
    (phrasing.has(name) || (!isOfSite(name) && findComponent(name)?.content === 'inline'));
  const isPhrase = (part: Part): boolean =>
    part.type === 'mdxJsxTextElement'
      ? !isBlock(part) && (/^[a-z]/.test(part.name ?? '') || displayOf(part.name ?? '') !== undefined)
      : part.type === 'text'
        ? part.value?.trim() !== ''
        : phrases.has(part.type);
  // A parser that finds them on one line makes no paragraph of them.
  const holdsLooseWords = (part: Part): boolean =>
    part.name === 'details'
      ? childrenOf(part).some(({ type }) => /^(?:text|mdxJsxTextElement)$/.test(type))
      : isTransparent(part) && childrenOf(part).some(isPhrase);
  const isForWords = (parent: Part, list: () => unknown): boolean =>
    parent.name === 'p' || holdsWords(parent) || (parent.type === 'listItem' && !isLoose(list()));
  const divided = new Set<Part>();
  const isWord = (part: Part): boolean => !isBlock(part);
  const asBlock = (part: Part): Part => ({
    ...part,
    ...(part.type === 'mdxJsxTextElement' && { type: 'mdxJsxFlowElement' }),
    ...(holdsLooseWords(part) && { children: divide(childrenOf(part), { isWord, asBlock }) }),
  });
  return [
    {
      name: 'docwright-blocks',
      // Asked of elements, of which pages have few: to read what all paragraphs hold takes as long as compiling them.
      mdxJsxTextElement(node, context) {
        if (!isBlock(node)) return;
        const paragraph = context.parent(node);
        if (!paragraph || !isParagraph(paragraph) || divided.has(paragraph)) return;
        divided.add(paragraph);
        const parent = context.parent(paragraph as never);
        // The text of a list without empty lines is in no paragraph.
        if (parent?.type === 'listItem' && !isLoose(context.parent(parent as never))) return;
        context.replaceNode(paragraph as never, fragment(divide(childrenOf(paragraph), { isWord, asBlock })));
      },
      mdxJsxFlowElement(node, context) {
        const around = context.parent(node) as Part | undefined;
        const isKept = isTransparent(node) && around && isForWords(around, () => context.parent(around as never));
        if (!isKept && holdsLooseWords(node)) return context.replaceNode(node, asBlock(node) as never);
        const isHolder = holdsWords(node);
        if (!isHolder && node.name !== 'p') return;
        const parts = childrenOf(node);
        if (node.name === 'p' && !parts.every((part) => isParagraph(part) || isWords(part)))
          context.setProperty(node, 'name', 'div');
        if (!isHolder || !isOneLine(parts)) return;
        for (const part of parts)
          if (isParagraph(part) && !childrenOf(part).some(isBlock))
            context.replaceNode(part as never, fragment(childrenOf(part)));
      },
    },
  ];
}

function childrenOf(node: object): readonly Part[] {
  return (node as { children: readonly Part[] }).children;
}

/** A list whose items are paragraphs because there is an empty line in one of them. */
function isLoose(list: unknown): boolean {
  const { spread, children = [] } = (list ?? {}) as { spread?: boolean; children?: readonly { spread?: boolean }[] };
  return spread === true || children.some((item) => item.spread);
}

function isParagraph({ type }: Part): boolean {
  return type === 'paragraph';
}

function fragment(children: readonly unknown[]): never {
  return { type: 'mdxJsxFlowElement', name: null, attributes: [], children } as never;
}

interface Division {
  isWord: (part: Part) => boolean;
  asBlock: (part: Part) => Part;
}

function divide(parts: readonly Part[], { isWord, asBlock }: Division): Part[] {
  const divided: Part[] = [];
  let words: Part[] = [];
  const end = (): void => {
    if (words.some(({ type, value }) => type !== 'text' || value?.trim() !== ''))
      divided.push({ type: 'paragraph', children: words } as Part);
    words = [];
  };
  for (const part of parts) {
    if (isWord(part)) words.push(part);
    else {
      end();
      divided.push(asBlock(part));
    }
  }
  end();
  return divided;
}
