import type { Nodes } from 'mdast';
import { hashText } from '../../base/text/hash-text.ts';
import { applyEdits, type Edit } from './apply-edits.ts';
import { parseMdxTree } from './mdx-parser.ts';
import { strangersSource } from './repairs/literal-source.ts';
import { walk } from './walk-tree.ts';

/** Markdown of strangers as a block of MDX that is made: nothing of it runs, and what it opens ends with it. */
export function strangersText(markdown: string): string {
  const text = markdown.trim();
  const hasTargets = target.test(text);
  if (saysWords(text) && !hasTargets) return text;
  const source = strangersSource(text, { after: '\n\n<hr />\n' });
  return hasTargets ? withOwnTargets(source) : source;
}

/** The name of what links or notes lead to. */
const target = /(?<!\\)\[(?:[^\\[\]]|\\.)+(?=\]:)/s;

/** Most texts are sentences, and no parser has to say that nothing runs in them. */
export function saysWords(text: string): boolean {
  return !/[<{}`~\\]|:[\w:]|^(?:import|export)\b|^[ \t]/m.test(text.replace(/`[^`\n<{}\\]+`/g, ''));
}

/**
 * A page of many texts is read as one, in which targets of links and notes would hold for all: each text has names of
 * its own for them.
 */
function withOwnTargets(text: string): string {
  const own = `-${hashText(text).toString(36)}`;
  const edits: Edit[] = [];
  walk(parseMdxTree(text), (node) => {
    const edit = ownName(node, text, own);
    if (edit) edits.push(edit);
  });
  return applyEdits(text, edits);
}

function ownName(node: Nodes, text: string, own: string): Edit | null {
  const [start, end] = [node.position?.start.offset, node.position?.end.offset];
  if (start === undefined || end === undefined) return null;
  const insert = (at: number, added: string): Edit => ({ start: at, end: at, text: added });
  switch (node.type) {
    case 'definition':
    case 'footnoteDefinition':
      return insert(start + target.exec(text.slice(start, end))![0].length, own);
    case 'footnoteReference':
      return insert(end - 1, own);
    case 'linkReference':
    case 'imageReference': {
      if (node.referenceType === 'full') return insert(end - 1, own);
      const isCollapsed = node.referenceType === 'collapsed';
      const name = text.slice(text.indexOf('[', start) + 1, isCollapsed ? end - 3 : end - 1) + own;
      return isCollapsed ? insert(end - 1, name) : insert(end, `[${name}]`);
    }
    default:
      return null;
  }
}
