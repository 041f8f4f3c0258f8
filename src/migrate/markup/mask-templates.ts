/**
 * Other characters in the place of texts that templates hold, in attributes (`code={`…`}`) and in exports: what looks
 * like markup in them is none. Places and breaks stay.
 */
export function maskTemplates(prose: string): string {
  return prose.replace(template, (_, before: string, text: string) => before + text.replace(/[^\n`]/g, '_'));
}

const template = /(=\{\s*|^export\s[^\n]*?=\s*)(`(?:[^`\\]|\\[\s\S])*`)/gm;
