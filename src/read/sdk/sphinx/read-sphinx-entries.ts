import type { Element, ElementContent } from 'hast';
import type { SdkCode } from '../../../model/api/sdk.ts';
import { childElements, findOutermost, wordsIn } from './sphinx-elements.ts';
import { sphinxCode } from './sphinx-markdown.ts';
import { trimCode } from './trim-code.ts';

/** One line of a field such as `Parameters`: `name (type, optional) – text`, and the paragraphs below it. */
export interface SphinxEntry {
  name: string;
  /** What stands in the place of the name, where that is a type: of what is raised. */
  head: SdkCode;
  type: SdkCode;
  isOptional: boolean;
  text: ElementContent[];
}

/** The entries of a field: of a list, or the only one. */
export function readSphinxEntries(field: Element | undefined): SphinxEntry[] {
  if (!field) return [];
  const lists = childElements(field).filter(({ tagName }) => tagName === 'ul');
  const entries = lists.length === 0 ? [field] : lists.flatMap(childElements);
  return entries.map(readEntry);
}

function readEntry({ children }: Element): SphinxEntry {
  const at = children.findIndex((node) => node.type === 'element' && node.tagName === 'p');
  const opening = children[at];
  const line = opening?.type === 'element' ? opening.children : children;
  const dash = line.findIndex(isDash);
  const head = dash < 0 ? line : line.slice(0, dash);
  const strong = findOutermost({ type: 'root', children: head }, ({ tagName }) => tagName === 'strong')[0];
  return {
    name: strong ? wordsIn(strong).replace(/^\*+/, '') : '',
    head: trimCode(sphinxCode(head)),
    ...typeIn(head),
    text: [...(dash < 0 ? [] : afterDash(line, dash)), ...(at < 0 ? [] : children.slice(at + 1))],
  };
}

function isDash(node: ElementContent): boolean {
  return node.type === 'text' && /^\s*\)?\s*[–—]/.test(node.value);
}

function afterDash(line: readonly ElementContent[], at: number): ElementContent[] {
  const dash = line[at] as { value: string };
  return [{ type: 'text', value: dash.value.replace(/^\s*\)?\s*[–—]\s*/, '') }, ...line.slice(at + 1)];
}

/** What stands in brackets behind the name; napoleon writes there, too, that a parameter may be missing. */
function typeIn(head: readonly ElementContent[]): Pick<SphinxEntry, 'type' | 'isOptional'> {
  const start = head.findIndex((node) => node.type === 'text' && /^\s*\(/.test(node.value));
  if (start < 0) return { type: [], isOptional: false };
  const code = sphinxCode(head.slice(start));
  const [first, last] = [code[0], code.at(-1)];
  if (typeof first === 'string') code[0] = first.replace(/^\s*\(/, '');
  if (code.length > 1 && typeof last === 'string') code[code.length - 1] = last.replace(/\)\s*$/, '');
  const type = trimCode(code);
  const isOptional = type.at(-1) === 'optional';
  if (isOptional) type.pop();
  const rest = type.at(-1);
  if (isOptional && typeof rest === 'string') type[type.length - 1] = rest.replace(/,\s*$/, '');
  return { type: trimCode(type), isOptional };
}
