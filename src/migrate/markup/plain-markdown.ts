import { withoutFences } from '../../base/text/without-fences.ts';
import { escapeSigns } from './escape-signs.ts';
import { fenceIndentedCode } from './fence-indented-code.ts';
import { lengthenFences } from './lengthen-fences.ts';

/** Markdown of a file without expressions and with code by indentation, as MDX shows it. */
export function convertPlainMarkdown(text: string): string {
  return escapeSigns(fenceIndentedCode(lengthenFences(text)));
}

/** Statements, comments and values of attributes as MDX alone has them. */
const mdx = /^(?:import|export)\s.*['"{(=]|^[ \t]*\{\/\*|<[A-Z][^<>\n]{0,400}=\{/m;

/**
 * The same for generators that take the ending for the kind of a file: braces hold programs in `.mdx` alone. A file
 * that was written as MDX is read as such, whatever its ending.
 */
export function convertByEnding(text: string, file: string): string {
  return file.endsWith('x') || mdx.test(withoutFences(text)) ? text : convertPlainMarkdown(text);
}
