import type { Nodes } from 'mdast';
import { jsName } from '../../base/text/js-name.ts';
import { readImports } from './read-imports.ts';
import { resolveImport, type Snippets } from './resolve-import.ts';
import { walk } from './walk-tree.ts';

const literal = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`$\\]|\\[\s\S])*`|-?\d+(?:\.\d+)?/;

/** Declarations whose value needs no evaluation. */
const declarations = new RegExp(
  `^(?:export\\s+)?const\\s+(${jsName})\\s*=\\s*(${literal.source})\\s*;?[ \\t]*$`,
  'gmu',
);

/** Texts and numbers that a page declares or imports, by their names on the page. */
export function readConstants(tree: Nodes, context: { file: string; snippets: Snippets }): Map<string, string> {
  const constants = new Map<string, string>();
  walk(tree, (node) => {
    if (node.type !== 'mdxjsEsm') return true;
    for (const [name, value] of declaredIn(node.value)) constants.set(name, value);
    for (const { specifier, names } of readImports(node.value)) {
      const file = resolveImport(specifier, context.file, context.snippets);
      if (!file) continue;
      const values = declaredIn(context.snippets[file] ?? '');
      for (const [local, imported] of Object.entries(names)) {
        const value = values.get(imported);
        if (value !== undefined) constants.set(local, value);
      }
    }
    return false;
  });
  return constants;
}

function declaredIn(source: string): Map<string, string> {
  const found = source.replace(/\r\n?/g, '\n').matchAll(declarations);
  return new Map([...found].map(([, name = '', literal = '']) => [name, readLiteral(literal)]));
}

function readLiteral(literal: string): string {
  if (!/^["'`]/.test(literal)) return literal;
  return literal.slice(1, -1).replace(escapes, (whole, line?: string, unit?: string, point?: string, sign?: string) => {
    if (line !== undefined) return '';
    const code = unit ?? point;
    if (code !== undefined)
      return Number.parseInt(code, 16) > 0x10ffff ? whole : String.fromCodePoint(Number.parseInt(code, 16));
    return signs[sign!] ?? sign!;
  });
}

/** In a literal (ECMAScript, 12.9.4): a line that goes on, a character by its number, a sign. */
const escapes = /\\(?:(\n)|[xu]([\da-f]{4}|(?<=x)[\da-f]{2})|u\{([\da-f]{1,6})\}|([\s\S]))/gi;
const signs: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f', v: '\v', 0: '' };
