import { holdsOutsideFences } from '../../base/text/holds-outside-fences.ts';
import { applyEdits, type Edit } from './apply-edits.ts';
import { liftFunctions } from './lift-functions.ts';
import { liftedName } from './lifted-name.ts';
import { parseMdx } from './parse-mdx.ts';
import { prepareSource } from './prepare-source.ts';
import { syntaxError } from './repairs/strip-types.ts';
import { isComment, isExpression, walk } from './walk-tree.ts';

/** What does nothing in static markup; state alone shows the same there. */
const lively = /\son[A-Z]\w*\s*=\s*\{|\buse(?:Layout)?Effect\s*\(/;

/** What the own code of a page needs to work, beside what `liftHandlers` gives it. */
export function liftExpressions(source: string): string {
  return liftFunctions(liftWhole(source));
}

/**
 * Makes exports of expressions of a page: components of those that hold handlers or effects, in elements or in
 * components that they declare themselves, as `liftHandlers` does with elements, and values of those that wait
 * (`{await load()}`), which a page may do at its start alone. Not for snippets: their expressions may name what each
 * use gives them.
 */
function liftWhole(source: string): string {
  if (!holdsOutsideFences(source, (part) => lively.test(part) || /\bawait\b/.test(part))) return source;
  const { tree, source: text } = parseMdx(prepareSource(source), { file: '', line: 1 });
  const edits: Edit[] = [];
  const exported: string[] = [];
  walk(tree, (node) => {
    const { start, end } = node.position ?? {};
    if (!isExpression(node) || isComment(node.value)) return true;
    const lift = lively.test(node.value) ? toComponent : waits(node.value) ? toValue : null;
    if (lift === null || start?.offset === undefined || end?.offset === undefined) return true;
    const breaks = '\n'.repeat(end.line - start.line);
    const { statement, use } = lift(node.value, { number: exported.length + 1, breaks });
    exported.push(statement);
    edits.push({ start: start.offset, end: end.offset, text: use });
    return false;
  });
  return exported.length === 0 ? source : `${applyEdits(text, edits)}\n\n${exported.join('\n\n')}\n`;
}

interface Place {
  number: number;
  breaks: string;
}

function toComponent(code: string, { number, breaks }: Place): { statement: string; use: string } {
  const name = liftedName('Expression', number);
  return { statement: `export const ${name} = () => (<>{${code}}</>);`, use: `<${name}${breaks} />` };
}

function toValue(code: string, { number, breaks }: Place): { statement: string; use: string } {
  const name = `inlineValue${number}`;
  return { statement: `export const ${name} = (${code}\n);`, use: `{${name}${breaks}}` };
}

/** Whether an expression waits itself, and no function in it alone. */
function waits(code: string): boolean {
  if (!/\bawait\b/.test(code) || /\bprops\b/.test(code)) return false;
  const asleep = (begin: string): boolean => syntaxError(`${begin}() => (${code}\n)`) === null;
  return asleep('async ') && !asleep('');
}
