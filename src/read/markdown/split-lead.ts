import type { Nodes, Root } from 'mdast';
import { markdownToMdast } from 'satteri';
import { walk } from './walk-tree.ts';

export interface SplitLead {
  /** The first paragraph; empty where the text begins with anything else. */
  lead: string;
  rest: string;
}

/**
 * Cuts the first paragraph off a Markdown text, so that it can stand elsewhere. A paragraph that cannot do without
 * what follows it stays: one that names link targets of the text's end, in which an HTML block begins, or that
 * announces something.
 */
export function splitLead(markdown: string): SplitLead {
  const text = markdown.replaceAll('\r\n', '\n').trim();
  if (text === '') return { lead: '', rest: '' };
  const [first] = (markdownToMdast(text, { features: { gfm: true } }) as Root).children;
  const end = first?.position?.end.offset;
  if (first?.type !== 'paragraph' || end === undefined || !standsAlone(first)) return { lead: '', rest: text };
  const lead = text.slice(0, end).trim();
  // `These are possible:` says nothing without what it announces.
  return /[:：][*_`]*$/.test(lead) ? { lead: '', rest: text } : { lead, rest: text.slice(end).trim() };
}

function standsAlone(paragraph: Nodes): boolean {
  let alone = true;
  walk(paragraph, (node) => {
    if (/Reference$/.test(node.type)) alone = false;
  });
  return alone;
}
