import type { Nodes } from 'mdast';
import { isVoidElement } from '../../base/components/html-elements.ts';
import { isJsxElement } from './walk-tree.ts';

/** Elements that strangers may write in their texts. */
const elements = new Set(
  `a b blockquote br code del div em i img ins kbd li mark ol p q s samp small span strong sub sup u ul var`.split(' '),
);
/** What is kept of their attributes. */
const attributes: Readonly<Record<string, RegExp>> = {
  href: /^(?:https?:\/\/|mailto:)[^\s"'<>`{}\\]+$/i,
  src: /^https:\/\/[^\s"'<>`{}\\]+$/i,
  alt: /^[^"<>`{}\\\n]*$/,
};

const comment = /<!--(?:(?!<!--)[\s\S])*?-->/g;
const tag = /(?<!\\)<(\/?)([a-z]+)((?:\s+[\w:-]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>=`{}]+))?)*)\s*\/?>/gi;
const attribute = /([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>=`{}]+))/g;

/**
 * Prose with the tags of elements for words as MDX has them, and what is harmless of their attributes; comments go.
 * `change` is done to all that lies between.
 */
export function keepWordElements(prose: string, change: (text: string) => string): string {
  const text = prose.replace(comment, '');
  let made = '';
  let last = 0;
  for (const {
    0: { length },
    1: slash,
    2: written,
    3: facts,
    index,
  } of text.matchAll(tag)) {
    const name = written!.toLowerCase();
    if (!elements.has(name) || (slash && isVoidElement(name))) continue;
    made += `${change(text.slice(last, index))}<${slash}${name}`;
    made += `${slash ? '' : harmlessFacts(facts!)}${isVoidElement(name) ? ' />' : '>'}`;
    last = index + length;
  }
  return made + change(text.slice(last));
}

function harmlessFacts(written: string): string {
  return [...written.matchAll(attribute)]
    .map(([, name, ...values]) => ({ name: name!.toLowerCase(), value: values.find((value) => value !== undefined)! }))
    .filter(({ name, value }) => attributes[name]?.test(value))
    .map(({ name, value }) => ` ${name}="${value}"`)
    .join('');
}

/** Whether a node is an element of those that `keepWordElements` keeps, with nothing in its tag but what it keeps. */
export function isWordElement(node: Nodes): boolean {
  return (
    isJsxElement(node) &&
    elements.has(node.name ?? '') &&
    node.attributes.every(
      (one) => one.type === 'mdxJsxAttribute' && typeof one.value === 'string' && attributes[one.name]?.test(one.value),
    )
  );
}
