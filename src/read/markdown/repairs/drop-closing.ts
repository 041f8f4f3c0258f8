import { isVoidElement } from '../../../base/components/html-elements.ts';
import { isElementName } from '../../../base/components/is-element-name.ts';
import { escapeRegExp } from '../../../base/text/escape-reg-exp.ts';
import { lineEnd } from './line-end.ts';
import { type Mend, repairAlike } from './mend.ts';
import { readProse } from './read-prose.ts';
import type { Repair } from './repair.ts';

export interface ClosingTag {
  text: string;
  name: string;
}

/** The closing tag at `offset`; `null` for none. */
export function closingTagAt(source: string, offset: number): ClosingTag | null {
  const match = /^<\/\s*([^\s>]*)[^>]*>/.exec(source.slice(offset, offset + 300));
  return match && { text: match[0], name: match[1]! };
}

/** Drops a closing tag that nothing opens, or makes it text where the sentence is about the tag. */
export function dropClosing(source: string, { offset, closing }: { offset: number; closing: ClosingTag }): Repair {
  const isOpened = new RegExp(`<${escapeRegExp(closing.name)}[\\s/>]`).test(source);
  return repairAlike(
    source,
    mendClosing(source, { offset, closing, isOpened }),
    isOpened && !isVoidElement(closing.name) ? [] : findClosings(source, { name: closing.name, isOpened }),
  );
}

/** Closing tags between words of a name that nothing opens. */
function findClosings(source: string, { name, isOpened }: { name: string; isOpened: boolean }): Mend[] {
  return [...readProse(source).text.matchAll(/<\//g)].flatMap(({ index: offset }) => {
    const closing = closingTagAt(source, offset);
    return closing?.name === name ? mendClosing(source, { offset, closing, isOpened }) : [];
  });
}

function mendClosing(
  source: string,
  { offset, closing, isOpened }: { offset: number; closing: ClosingTag; isOpened: boolean },
): Mend {
  const { text, name } = closing;
  const end = offset + text.length;
  const drop = (replacement: string, hint: string): Mend => ({
    start: offset,
    end,
    text: replacement,
    message: `Nothing opens ${text}`,
    hint,
  });
  if (isVoidElement(name)) return drop(name === 'br' || name === 'hr' ? `<${name} />` : '', `Write <${name} />`);
  const isAlone =
    /^[ \t>]*$/.test(source.slice(source.lastIndexOf('\n', offset) + 1, offset)) &&
    /^[ \t]*$/.test(source.slice(end, lineEnd(source, end)));
  const isTalkedAbout = !isElementName(name) || /^(?:head|body|html|script|style|title|form)$/.test(name);
  if (isAlone || isOpened || !isTalkedAbout) return drop('', `Remove ${text}`);
  return drop(`&lt;/${text.slice(2)}`, `Remove it, or write &lt;${text.slice(1)} if the text is about the tag`);
}
