import { applyEdits, type Edit } from './apply-edits.ts';
import { liftFunctions } from './lift-functions.ts';
import { parseMdx } from './parse-mdx.ts';
import { prepareSource } from './prepare-source.ts';
import { isComment, isExpression, walk } from './walk-tree.ts';

/** What does nothing in static markup; state alone shows the same there. */
const lively = /\son[A-Z]\w*\s*=\s*\{|\buse(?:Layout)?Effect\s*\(/;

/** What the own code of a page needs to work in browsers, beside what `liftHandlers` gives it. */
export function liftExpressions(source: string): string {
  return liftFunctions(liftLively(source));
}

/**
 * Makes expressions of a page that hold handlers or effects, in elements or in components that they declare themselves,
 * components that the page exports, as `liftHandlers` does with elements. Not for snippets: their expressions may name
 * what each use gives them.
 */
function liftLively(source: string): string {
  if (!lively.test(source)) return source;
  const { tree, source: text } = parseMdx(prepareSource(source), { file: '', line: 1 });
  const edits: Edit[] = [];
  const components: string[] = [];
  walk(tree, (node) => {
    const { start, end } = node.position ?? {};
    if (!isExpression(node) || !lively.test(node.value) || isComment(node.value)) return true;
    if (start?.offset === undefined || end?.offset === undefined) return true;
    const name = `InlineExpression${components.length + 1}`;
    components.push(`export const ${name} = () => (<>{${node.value}}</>);`);
    edits.push({ start: start.offset, end: end.offset, text: `<${name}${'\n'.repeat(end.line - start.line)} />` });
    return false;
  });
  return components.length === 0 ? source : `${applyEdits(text, edits)}\n\n${components.join('\n\n')}\n`;
}
