import { jsNamePattern } from '../../base/text/js-name.ts';
import type { Properties } from './fill-expressions.ts';
import { type JsxElement, literalValue } from './walk-tree.ts';

/** What an element gives to the snippet that it shows. */
export interface SnippetProps {
  /** What is known without evaluating anything. */
  known: Properties;
  /** Whether a snippet's text shows what is not known: computed values, what is spread, and what the element wraps. */
  hideFrom: (text: string) => boolean;
}

/** Reads what an element gives to its snippet. `constants`: of `readConstants`. */
export function readSnippetProps(node: JsxElement, constants: ReadonlyMap<string, string>): SnippetProps {
  const known = new Map<string, string | number | boolean>();
  const hidden = new Set(node.children.length > 0 ? ['children'] : []);
  let isOpen = false;
  for (const attribute of node.attributes) {
    const value = attribute.type === 'mdxJsxAttribute' ? readValue(attribute.value, constants) : null;
    if (attribute.type !== 'mdxJsxAttribute') isOpen = true;
    else if (value === null) hidden.add(attribute.name);
    else known.set(attribute.name, value);
  }
  const used = [...hidden].map((name) => new RegExp(`\\{[^}]{0,2000}${jsNamePattern(name)}`, 'u'));
  return { known, hideFrom: (text) => (isOpen && text.includes('{')) || used.some((pattern) => pattern.test(text)) };
}

type Written = Extract<JsxElement['attributes'][number], { type: 'mdxJsxAttribute' }>['value'];

/** `null` for what only evaluating tells. */
function readValue(written: Written, constants: ReadonlyMap<string, string>): string | number | boolean | null {
  if (written === null || written === undefined) return true;
  if (typeof written === 'string') return written;
  const code = written.value.trim();
  if (/^(?:true|false)$/.test(code)) return code === 'true';
  if (isNumber(code)) return Number(code);
  const constant = constants.get(code);
  // Of a number only the text is known.
  return constant !== undefined && !isNumber(constant) ? constant : literalValue(code);
}

function isNumber(code: string): boolean {
  return /^-?\d+(?:\.\d+)?$/.test(code);
}
