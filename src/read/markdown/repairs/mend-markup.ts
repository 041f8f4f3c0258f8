import { escapeMarkdown } from '../escape-markdown.ts';
import type { Mend } from './mend.ts';

/** An address in angle brackets, which Markdown makes a link of. */
export const angledAddress = /<((?:https?:\/\/|mailto:)[^\s<>]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+)>/;
const addressHere = new RegExp(angledAddress.source, 'y');

/** A link of MDX to an address that stood in angle brackets. */
export function linkTo(address: string): string {
  const target = address.includes(':') ? address : `mailto:${address}`;
  return `[${labelOf(address)}](${target.includes(')') ? `<${target}>` : target})`;
}

/** An address as words; a sign within a word of it is none of Markdown's. */
function labelOf(address: string): string {
  return address.replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|[^_\p{L}\p{N}]/gu, (sign) =>
    /[~$]/.test(sign) ? `\\${sign}` : escapeMarkdown(sign),
  );
}

/** Takes out the HTML comment at `offset`; its lines stay. `null` where none is, or one without end. */
export function mendComment(source: string, offset: number): Mend | null {
  if (!source.startsWith('<!--', offset)) return null;
  const end = source.indexOf('-->', offset + 4);
  if (end < 0) return null;
  return {
    start: offset,
    end: end + 3,
    text: source.slice(offset, end).replace(/[^\n]/g, ''),
    message: 'MDX does not support HTML comments',
    hint: 'Write comments as {/* … */}',
  };
}

/** Makes a link of the address in angle brackets at `offset`; `null` where none is. */
export function mendAddress(source: string, offset: number): Mend | null {
  addressHere.lastIndex = offset;
  const link = addressHere.exec(source);
  return (
    link && {
      start: offset,
      end: offset + link[0].length,
      text: linkTo(link[1]!),
      message: 'MDX does not support addresses in angle brackets',
      hint: 'Write the address without angle brackets',
    }
  );
}

/** Makes the `<` at `offset` text. */
export function mendLess(offset: number): Mend {
  return {
    start: offset,
    end: offset + 1,
    text: '&lt;',
    message: 'This < does not start a tag',
    hint: 'Write &lt; for a literal <',
  };
}

/** Makes the start of a comment without end text. */
export function mendOpenComment(offset: number): Mend {
  return { ...mendLess(offset), message: 'This comment is not closed', hint: 'Write comments as {/* … */}' };
}

/** Makes the tag at `offset` text. */
export function mendUnknownTag(offset: number, name: string): Mend {
  return {
    start: offset,
    end: offset + 1,
    text: '&lt;',
    message: `<${name}> is read as an opening tag, but no element of that name is known or closed`,
    hint: `Write &lt;${name}> or \`<${name}>\` for the literal text`,
  };
}

/** Makes the `{` at `last` text, with those right before it. */
export function mendBraces(source: string, last: number): Mend {
  let first = last;
  while (source[first - 1] === '{' && source[first - 2] !== '\\') first--;
  const mend = { start: first, end: last + 1, text: '\\{'.repeat(last + 1 - first) };
  if (source.startsWith('/*', last + 1) && !source.includes('*/', last + 1))
    return { ...mend, message: 'This comment is not closed', hint: 'End it with */}' };
  if (source[last + 1] === '%')
    return {
      ...mend,
      message: 'This {% is GitBook or Liquid syntax, which MDX does not support; it is shown as text',
      hint: 'Use a component instead; docwright migrate converts a whole folder',
    };
  return {
    ...mend,
    message: 'This { does not start a JavaScript expression; it is shown as text',
    hint: 'Write \\{ for a literal {',
  };
}

/** Takes out an attribute, or a spread where `property` is null; its lines stay. */
export function mendAttribute(
  source: string,
  { name, property, start, end }: { name: string; property: string | null; start: number; end: number },
): Mend {
  const what = property === null ? 'The spread value' : `The value of \`${property}\``;
  return {
    start,
    end,
    text: source.slice(start, end).replace(/[^\n]/g, ''),
    message: `${what} in <${name}> is not valid JavaScript; the property is ignored`,
    hint:
      property === null
        ? 'Write {...name}, or remove it'
        : `Write ${property}="…" for a string or ${property}={…} for an expression, and close all braces and quotes`,
  };
}
