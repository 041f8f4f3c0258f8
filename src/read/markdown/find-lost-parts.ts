import type { Nodes, Root } from 'mdast';
import { findComponent } from '../../base/components/find-component.ts';
import { jsNamePattern } from '../../base/text/js-name.ts';
import type { ComponentManifest } from '../../model/component.ts';
import type { Problem } from '../../model/problem.ts';
import type { ParsedMdx } from './parse-mdx.ts';
import { isJsxElement, type JsxElement, walk } from './walk-tree.ts';

/**
 * Parts of components that stand outside of these, and components without the title that readers choose them by.
 * `names` are those of the components in the text, `place` is where it begins.
 */
export function findLostParts(
  { tree, problems }: ParsedMdx,
  { names, place }: { names: readonly string[]; place: { file: string; line: number } },
): Problem[] {
  const found: Problem[] = [];
  if (!names.some((name) => isPart(findComponent(name)))) return found;
  const isOwn = rememberBy((name) => declares(tree, name));
  // A tag that is not closed is told of.
  const isTold = rememberBy((name) => problems.some(({ message }) => new RegExp(`</?${name}>`).test(message)));
  /** A component of the site's own may bring the other. */
  const mayHold = (node: Nodes, partOf: string): boolean => {
    if (!isJsxElement(node) || !/^[A-Z]/.test(node.name ?? '')) return false;
    const component = findComponent(node.name);
    return !component || component.name === partOf || isOwn(node.name!);
  };
  walk(tree, (node, ancestors) => {
    const component = isJsxElement(node) ? findComponent(node.name) : null;
    if (!isJsxElement(node) || !component || !isPart(component) || isOwn(node.name!)) return;
    const told = { file: place.file, line: place.line + (node.position?.start.line ?? 1) - 1 };
    const { partOf } = component;
    if (partOf !== null && !isTold(partOf) && !ancestors.some((one) => mayHold(one, partOf)))
      found.push({ ...told, ...outside(node.name!, partOf) });
    if (lacksTitle(node, component)) found.push({ ...told, ...untitled(node.name!, component.chosenBy[0]!) });
  });
  return found;
}

function isPart(component: ComponentManifest | null): boolean {
  return component !== null && (component.partOf !== null || component.chosenBy.length > 0);
}

/** Whether a page itself calls something so. */
function declares(tree: Root, name: string): boolean {
  const named = new RegExp(jsNamePattern(name.split('.')[0]!), 'u');
  return tree.children.some((child) => child.type === 'mdxjsEsm' && named.test(child.value));
}

/** A page may have thousands of elements, and few names. */
function rememberBy(ask: (name: string) => boolean): (name: string) => boolean {
  const known = new Map<string, boolean>();
  return (name) => {
    const answer = known.get(name) ?? ask(name);
    known.set(name, answer);
    return answer;
  };
}

/** What is computed or spread may be a title. */
function lacksTitle({ attributes }: JsxElement, { chosenBy }: ComponentManifest): boolean {
  return (
    chosenBy.length > 0 &&
    attributes.every(
      (attribute) =>
        attribute.type === 'mdxJsxAttribute' &&
        (!chosenBy.includes(attribute.name) || (attribute.value ?? '').toString().trim() === ''),
    )
  );
}

type Fault = Pick<Problem, 'severity' | 'code' | 'message' | 'hint'>;

function outside(name: string, partOf: string): Fault {
  return {
    severity: 'warning',
    code: 'component-place',
    message: `<${name}> is outside <${partOf}>`,
    hint: `Put it inside <${partOf}>`,
  };
}

function untitled(name: string, title: string): Fault {
  return {
    severity: 'warning',
    code: 'component-value',
    message: `<${name}> has no ${title} for readers to choose it by`,
    hint: `Write <${name} ${title}="…">`,
  };
}
