import type { Nodes } from 'mdast';
import { holdsOutsideFences } from '../../base/text/holds-outside-fences.ts';
import { addAll } from '../../base/values/add-all.ts';
import { applyEdits, type Edit } from './apply-edits.ts';
import { liftedName } from './lifted-name.ts';
import { parseMdx } from './parse-mdx.ts';
import { prepareSource } from './prepare-source.ts';
import { endOfTag } from './repairs/end-of-tag.ts';
import { isJsxElement, type JsxElement, walk } from './walk-tree.ts';

/**
 * Makes HTML elements of a page that handle events (`<button onClick={…}>`) components that the page exports, so that
 * they work in the browser as the page's own components do. Lines keep their numbers; the components stand at the end.
 */
export function liftHandlers(source: string): string {
  if (!holdsOutsideFences(source, (part) => /\son[A-Z]\w*\s*=\s*\{/.test(part))) return source;
  const { tree, source: text } = parseMdx(prepareSource(source), { file: '', line: 1 });
  const edits: Edit[] = [];
  const components: string[] = [];
  walk(tree, (node) => {
    if (!isJsxElement(node) || !handlesEvents(node)) return true;
    const name = liftedName('Element', components.length + 1);
    const lifted = lift(node, { text, name });
    if (!lifted) return true;
    components.push(`export const ${name} = ${lifted.component};`);
    addAll(edits, lifted.edits);
    return !lifted.isWhole;
  });
  return components.length === 0 ? source : `${applyEdits(text, edits)}\n\n${components.join('\n\n')}\n`;
}

function handlesEvents(node: JsxElement): boolean {
  const isHtml = /^[a-z][a-z0-9]*$/.test(node.name ?? '');
  return (
    isHtml &&
    node.attributes.some(
      (attribute) =>
        attribute.type === 'mdxJsxAttribute' &&
        /^on[A-Z]/.test(attribute.name) &&
        typeof attribute.value === 'object' &&
        attribute.value !== null,
    )
  );
}

interface Lifted {
  component: string;
  edits: Edit[];
  /** What is inside of the element has moved with it. */
  isWhole: boolean;
}

function lift(node: JsxElement, { text, name }: { text: string; name: string }): Lifted | null {
  const start = node.position?.start.offset;
  const end = node.position?.end.offset;
  const opening = start === undefined ? null : endOfTag(text, start);
  if (start === undefined || end === undefined || opening === null) return null;
  if (isPlainJsx(node)) {
    return {
      component: `() => (${text.slice(start, end)})`,
      edits: [{ start, end, text: `<${name}${breaks(text.slice(start, end))} />` }],
      isWhole: true,
    };
  }
  const closing = text.lastIndexOf('</', end - 1);
  if (closing < opening) return null;
  return {
    component: `({ children }) => (${text.slice(start, opening)}{children}</${node.name}>)`,
    edits: [
      { start, end: opening, text: `<${name}${breaks(text.slice(start, opening))}>` },
      { start: closing, end, text: `</${name}>` },
    ],
    isWhole: false,
  };
}

function breaks(text: string): string {
  return text.replace(/[^\n]/g, '');
}

/** Whether what an element wraps means the same as JSX as it does as Markdown. */
function isPlainJsx(node: JsxElement): boolean {
  let isPlain = true;
  walk(node as Nodes, (part) => {
    isPlain &&=
      isJsxElement(part) || ['text', 'paragraph', 'mdxTextExpression', 'mdxFlowExpression'].includes(part.type);
    return isPlain;
  });
  return isPlain;
}
