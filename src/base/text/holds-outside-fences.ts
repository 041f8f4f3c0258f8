import { withoutFences } from './without-fences.ts';

/** Whether a test holds of Markdown without its fenced code, which is looked for only where it holds with it. */
export function holdsOutsideFences(text: string, test: (text: string) => boolean): boolean {
  return test(text) && test(withoutFences(text));
}
