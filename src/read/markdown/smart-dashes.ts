import type { MdastPluginDefinition } from 'satteri';

const inSpaces = /(?<=\s)(-{2,3})(?=\s)/g;
const inWords = /(?<=[\p{L}\p{N}”’)])(-{2,3})(?=[\p{L}\p{N}“‘(])/gu;
/** Not the row below the head of a table, where a cell of dashes begins. */
const hasDashes = /[^\s-]-{2,3}[^\s-]|(?<!\|)\s-{2,3}\s/;

/** Whether dashes are drawn in the prose of a source. */
export function drawsDashes(source: string): boolean {
  return hasDashes.test(source);
}

/** Between the pieces of a text, its addresses: these are copied as they are shown. */
const addresses = /((?:\b[a-z][a-z\d+.-]*:\/\/|\bwww\.)\S+)/i;

/**
 * `--` between words or spaces becomes an en dash, `---` an em dash; before a word it is an option (`--flag`) and
 * stays, as it does in an address.
 */
export function smartDashes(text: string): string {
  if (!text.includes('--')) return text;
  const draw = (run: string): string => (run.length === 2 ? '–' : '—');
  return text
    .split(addresses)
    .map((piece, index) => (index % 2 === 1 ? piece : piece.replace(inSpaces, draw).replace(inWords, draw)))
    .join('');
}

/** Draws the dashes in the prose of a source while it is compiled; none where there is nothing to draw. */
export function smartDashesPlugin(source: string): MdastPluginDefinition[] {
  if (!drawsDashes(source)) return [];
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
