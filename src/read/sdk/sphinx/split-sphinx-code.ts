import type { SdkCode } from '../../../model/api/sdk.ts';
import { trimCode } from './trim-code.ts';

/** The parts of a list of Python, at its commas; those within brackets and texts belong to a part. */
export function splitSphinxCode(code: SdkCode): SdkCode[] {
  const parts: SdkCode[] = [[]];
  let depth = 0;
  for (const piece of code) {
    if (typeof piece !== 'string') parts.at(-1)!.push(piece);
    else
      for (const [token] of piece.matchAll(/'[^']*'|"[^"]*"|[^'"]/g)) {
        if ('([{'.includes(token)) depth++;
        if (')]}'.includes(token)) depth--;
        if (token === ',' && depth <= 0) parts.push([]);
        else addText(parts.at(-1)!, token);
      }
  }
  return parts.map(trimCode).filter((part) => part.length > 0);
}

function addText(part: SdkCode, text: string): void {
  const last = part.at(-1);
  if (typeof last === 'string') part[part.length - 1] = last + text;
  else if (text.trim() !== '') part.push(text);
}
