import type { Nodes } from 'mdast';
import { findComponent } from '../../base/components/find-component.ts';
import { addAll } from '../../base/values/add-all.ts';
import { headingOf, type NodeHeading } from './heading-of.ts';
import { parseMdx } from './parse-mdx.ts';
import { prepareSource } from './prepare-source.ts';
import { restoreDollars } from './protect-dollars.ts';
import { isJsxElement, walk } from './walk-tree.ts';

/** A part of a changelog's text for those who see neither components nor blocks of code. */
export interface EntryPart {
  /** `null` for what stands before the first heading. */
  heading: NodeHeading | null;
  /** Markdown, without components' tags, code blocks, comments and modules. */
  markdown: string;
}

interface Edit {
  start: number;
  end: number;
  heading?: NodeHeading;
}

/** Cuts the text of a changelog entry at its headings. */
export function splitEntry(markdown: string): EntryPart[] {
  const { tree, source } = parseMdx(prepareSource(markdown), { file: '', line: 1 });
  const edits: Edit[] = [];
  walk(tree, (node, ancestors) => {
    const [start, end] = rangeOf(node);
    const heading = headingOf(node, ancestors);
    if (heading || isLeftOut(node)) {
      edits.push({ start, end, heading: heading ?? undefined });
      return false;
    }
    if (isJsxElement(node) && /^[A-Z]/.test(node.name ?? '')) addAll(edits, tagsOf(node));
    return true;
  });
  return partsOf(
    source,
    edits.toSorted((a, b) => a.start - b.start),
  );
}

function isLeftOut(node: Nodes): boolean {
  const isCode = node.type === 'code' || (isJsxElement(node) && findComponent(node.name)?.content === 'code');
  return isCode || node.type === 'mdxjsEsm' || node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression';
}

/** The tags of an element, without what stands between them. */
function tagsOf(node: Extract<Nodes, { children: unknown }>): Edit[] {
  const [start, end] = rangeOf(node);
  const [first, last] = [node.children[0], node.children.at(-1)] as (Nodes | undefined)[];
  if (!first || !last) return [{ start, end }];
  return [
    { start, end: rangeOf(first)[0] },
    { start: rangeOf(last)[1], end },
  ];
}

function rangeOf({ position }: Nodes): [number, number] {
  return [position?.start.offset ?? 0, position?.end.offset ?? 0];
}

function partsOf(source: string, edits: readonly Edit[]): EntryPart[] {
  const parts: EntryPart[] = [{ heading: null, markdown: '' }];
  let from = 0;
  for (const { start, end, heading } of [...edits, { start: source.length, end: source.length, heading: undefined }]) {
    parts.at(-1)!.markdown += source.slice(from, start);
    if (heading) parts.push({ heading, markdown: '' });
    from = Math.max(from, end);
  }
  return parts.map((part) => ({ ...part, markdown: tidy(part.markdown) }));
}

/** Without the marks of `prepareSource`, and without the lines that lost everything. */
function tidy(markdown: string): string {
  return restoreDollars(markdown)
    .replace(/^[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
