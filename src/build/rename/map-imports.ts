import { blankCode } from '../../base/text/place-in-text.ts';

/** `import … from "x"`, `export … from "x"`, both over several lines as well, and `import "x"`. */
const statement = /(^(?:(?:import|export)\s[^;"'`]*?\bfrom\s*|import\s*)(["']))([^"'\n]+)(?=\2)/gm;

/** A text of MDX or JavaScript with what it imports from written anew; what is shown as code stays. */
export function mapImports(text: string, change: (specifier: string) => string): string {
  let changed = '';
  let last = 0;
  for (const { index, 1: lead = '', 3: specifier = '' } of blankCode(text).matchAll(statement)) {
    const start = index + lead.length;
    changed += text.slice(last, start) + change(specifier);
    last = start + specifier.length;
  }
  return changed + text.slice(last);
}
