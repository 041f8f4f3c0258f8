import type { MdastPluginDefinition } from 'satteri';

const inSpaces = /(?<=\s)(-{2,3})(?=\s)/g;
const inWords = /(?<=[\p{L}\p{N}”’)])(-{2,3})(?=[\p{L}\p{N}“‘(])/gu;
/** Not the row below the head of a table, where a cell of dashes begins. */
const hasDashes = /[^\s-]-{2,3}[^\s-]|(?<!\|)\s-{2,3}\s/;

/**
 * `--` between words or spaces becomes an en dash, `---` an em dash; before a word it is an option (`--flag`) and
 * stays.
 */
export function smartDashes(text: string): string {
  if (!text.includes('--')) return text;
  const draw = (run: string): string => (run.length === 2 ? '–' : '—');
  return text.replace(inSpaces, draw).replace(inWords, draw);
}

/** Draws the dashes in the prose of a source while it is compiled; none where there is nothing to draw. */
export function smartDashesPlugin(source: string): MdastPluginDefinition[] {
  if (!hasDashes.test(source)) return [];
  return [
    {
      name: 'docwright-dashes',
      text: (node) => {
        const value = smartDashes(node.value);
        return value === node.value ? undefined : { type: 'text', value };
      },
    },
  ];
}
