import { mapOutsideFences } from '../../base/text/map-prose.ts';
import { withoutFences } from '../../base/text/without-fences.ts';
import { escapeSigns } from './escape-signs.ts';
import { fenceIndentedCode } from './fence-indented-code.ts';
import { lengthenFences } from './lengthen-fences.ts';

/** Markdown of a file without expressions and with code by indentation, as MDX shows it. */
export function convertPlainMarkdown(text: string): string {
  return escapeSigns(keepWords(fenceIndentedCode(lengthenFences(text))));
}

/** Lines that begin like statements are text. MDX takes them for that behind a blank, which Markdown leaves out. */
function keepWords(text: string): string {
  return mapOutsideFences(text, (prose) => prose.replace(/^(?=(?:import|export)\b)/gm, ' '));
}

const statement =
  /^import\s+(?:(?:\w+\s*,\s*)?\{|.*['"];?[ \t]*$)|^export\s+(?:[{*]|default\b.*[{(<]|(?:async\s+)?function\b.*\(|(?:const|let|var|class)\s.*[={])/;
/** Statements, comments and values of attributes as MDX alone has them. */
const mdx = new RegExp(`${statement.source}|^[ \\t]*\\{\\/\\*|<[A-Z][^<>\\n]{0,400}=\\{`, 'm');

/**
 * The same for generators that take the ending for the kind of a file: braces hold programs in `.mdx` alone. A file
 * that was written as MDX is read as such, whatever its ending.
 */
export function convertByEnding(text: string, file: string): string {
  return file.endsWith('x') || mdx.test(withoutFences(text)) ? text : convertPlainMarkdown(text);
}
