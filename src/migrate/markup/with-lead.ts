import { takeTitle } from './take-title.ts';

/** `text` with `lead` below the title that it begins with. */
export function withLead(text: string, lead: string): string {
  const { title, written, text: rest } = takeTitle(text);
  return title === null ? `${lead}\n\n${text}` : `# ${written}\n\n${lead}\n\n${rest}`;
}
