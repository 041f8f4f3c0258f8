import { mapOutsideFences } from '../../../base/text/map-prose.ts';
import { titleOf } from '../../folder/page-paths.ts';

/** Signs of PyMdown Extensions: `^^inserted^^`, `x^2^`, `H~2~O`, `(c)`, `++ctrl+c++`, `==marked==`. */
export function convertSigns(prose: string, extensions: ReadonlySet<string>): string {
  const changed = extensions.has('pymdownx.critic') ? convertChanges(prose) : prose;
  const raised = extensions.has('pymdownx.caret')
    ? changed
        .replace(/\^\^(?=\S)([^^\n]+?)(?<=\S)\^\^/g, '<ins>$1</ins>')
        .replace(/(?<![[^\\])\^(?=[^\s^])([^^\s[\]]+)\^(?!\^)/g, '<sup>$1</sup>')
    : changed;
  const lowered = extensions.has('pymdownx.tilde')
    ? raised.replace(/(?<![~\\])~(?=[^\s~])([^~\s]+)~(?!~)/g, '<sub>$1</sub>')
    : raised;
  const spelled = extensions.has('pymdownx.smartsymbols')
    ? lowered.replace(/\((?:c|r|tm)\)|\+\/-|=\/=/g, (written) => symbols.get(written)!)
    : lowered;
  const pressed = extensions.has('pymdownx.keys')
    ? spelled.replace(/\+\+([a-z\d+"-]+)\+\+/g, (_, keys: string) => keys.split('+').map(keyElement).join('+'))
    : spelled;
  return extensions.has('pymdownx.mark')
    ? pressed.replace(/(?<![=\\])==(?=[^\s=])([^\n=]*?[^\s=])==(?!=)/g, '<mark>$1</mark>')
    : pressed;
}

/** What was put in, taken out, replaced, marked and said of it (PyMdown Extensions, Critic). */
function convertChanges(prose: string): string {
  return prose
    .replace(/\{\+\+([^\n]+?)\+\+\}/g, '<ins>$1</ins>')
    .replace(/\{--([^\n]+?)--\}/g, '<del>$1</del>')
    .replace(/\{~~([^\n]+?)~>([^\n]+?)~~\}/g, '<del>$1</del><ins>$2</ins>')
    .replace(/\{==([^\n]+?)==\}/g, '<mark>$1</mark>')
    .replace(/(\S?)[ \t]*\{>>[ \t]*([^\n]+?)[ \t]*<<\}/g, (_, before: string, said: string) =>
      before === '' ? `(${said})` : `${before} (${said})`,
    );
}

const symbols = new Map([
  ['(c)', '©'],
  ['(r)', '®'],
  ['(tm)', '™'],
  ['+/-', '±'],
  ['=/=', '≠'],
]);

/** Code inside of lines with its language (PyMdown Extensions, InlineHilite), which has no colours here. */
export function withoutHighlighters(text: string): string {
  return mapOutsideFences(text, (prose) =>
    prose.replace(/(?<!`)(`+)(?:#!|:::)[a-z][\w+-]*[ \t]+(?=[^\n]*?\1)/gi, '$1'),
  );
}

/** A key of `++ctrl+alt++`. */
function keyElement(key: string): string {
  return `<kbd>${keyNames.get(key) ?? titleOf(key.replaceAll('"', ''))}</kbd>`;
}

/** Keys whose names do not say what stands on them (PyMdown Extensions, Keys). */
const keyNames = new Map([
  ['arrow-up', 'Up'],
  ['arrow-down', 'Down'],
  ['arrow-left', 'Left'],
  ['arrow-right', 'Right'],
  ['backslash', '&#92;'],
  ['bracket-left', '&#91;'],
  ['bracket-right', '&#93;'],
  ['comma', ','],
  ['control', 'Ctrl'],
  ['delete', 'Del'],
  ['equal', '='],
  ['escape', 'Esc'],
  ['minus', '-'],
  ['period', '.'],
  ['plus', '+'],
  ['semicolon', ';'],
  ['slash', '/'],
  ['windows', 'Win'],
]);
