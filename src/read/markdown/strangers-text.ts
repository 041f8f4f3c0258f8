import { strangersSource } from './repairs/literal-source.ts';

/** Markdown of strangers as a block of MDX that is made: nothing of it runs, and what it opens ends with it. */
export function strangersText(markdown: string): string {
  const text = markdown.trim();
  return saysWords(text) ? text : strangersSource(text, { after: '\n\n<br />\n' });
}

/** Most texts are sentences, and no parser has to say that nothing runs in them. */
export function saysWords(text: string): boolean {
  return !/[<{}`~\\]|:[\w:]|^(?:import|export)\b|^[ \t]/m.test(text.replace(/`[^`\n<{}\\]+`/g, ''));
}
