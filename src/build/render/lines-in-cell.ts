import type { Html, Nodes, PhrasingContent } from 'mdast';
import { addAll } from '../../base/values/add-all.ts';

type Line = PhrasingContent[];

/** What stands in a cell of a table as the one line that Markdown has for it: blocks stand apart by breaks. */
export function linesInCell(nodes: readonly Nodes[]): PhrasingContent[] {
  return linesOf(nodes)
    .filter((line) => line.some((node) => node.type !== 'text' || node.value.trim() !== ''))
    .flatMap((line, index, lines) => (index === 0 || isAtTag(lines[index - 1]!, line) ? line : [lineBreak(), ...line]));
}

function linesOf(nodes: readonly Nodes[]): Line[] {
  const lines: Line[] = [];
  let open: Line | null = null;
  for (const node of nodes) {
    const own = linesOfBlock(node);
    if (own !== null) {
      addAll(lines, own);
      open = null;
    } else if (open === null) lines.push((open = [node as PhrasingContent]));
    else open.push(node as PhrasingContent);
  }
  return lines;
}

/** `null` for a piece of a line. */
function linesOfBlock(node: Nodes): Line[] | null {
  switch (node.type) {
    case 'paragraph':
      return [node.children];
    case 'heading':
      return [[{ type: 'strong', children: node.children }]];
    case 'code':
      return node.value.split('\n').map((value): Line => [{ type: 'inlineCode', value }]);
    case 'list':
      return node.children.flatMap((item, index) => {
        const [first = [], ...rest] = linesOf(item.children);
        const mark = node.ordered ? `${(node.start ?? 1) + index}. ` : '- ';
        return [[{ type: 'text', value: mark }, ...first], ...rest] satisfies Line[];
      });
    case 'blockquote':
      return linesOf(node.children);
    case 'thematicBreak':
      return [];
    case 'html':
      return isTag(node) ? [[node]] : null;
    default:
      return null;
  }
}

/** Tags of components stand around what they hold without a line of their own. */
function isAtTag(before: Line, line: Line): boolean {
  const [opening, closing] = [before.at(-1)!, line[0]!];
  return (isTag(opening) && !opening.value.startsWith('</')) || (isTag(closing) && closing.value.startsWith('</'));
}

function isTag(node: Nodes): node is Html {
  return node.type === 'html' && node.value.startsWith('<');
}

function lineBreak(): Html {
  return { type: 'html', value: '<br />' };
}
