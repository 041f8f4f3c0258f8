import type { Texts } from '../../base/languages/texts.ts';
import { readRefusal } from './read-refusal.ts';

/** A failed question in the reader's words. The service's errors are JSON with a `code`. */
export function explainRefusal(error: Error, texts: Texts['assistant']): string {
  const code = readRefusal(error.message);
  if (/limit|quota|credits/.test(code)) return texts.tooMany;
  if (/unauthori[sz]ed|forbidden|sign-in|key/.test(code)) return texts.notAllowed;
  return texts.failed;
}
