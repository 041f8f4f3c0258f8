import { breakLongText } from './break-long-text.ts';
import { convertDirectives } from './convert-directives.ts';
import { encodeSpaces } from './encode-spaces.ts';
import { endAddresses } from './end-addresses.ts';
import { outdentFormulas } from './outdent-formulas.ts';
import { protectBraces } from './protect-braces.ts';
import { protectDollars } from './protect-dollars.ts';
import { protectPipes } from './protect-pipes.ts';
import { protectRawText } from './protect-raw-text.ts';
import { markTightEmphasis } from './tight-emphasis.ts';

/**
 * A page's source as the parser should see it: what HTML and prose mean otherwise than MDX does is
 * protected, and what other tools write otherwise is put into its form.
 */
export function prepareSource(source: string): string {
  const protectedText = protectDollars(outdentFormulas(protectPipes(protectRawText(convertDirectives(source)))));
  return breakLongText(markTightEmphasis(endAddresses(encodeSpaces(protectBraces(protectedText)))), 'mdx');
}
