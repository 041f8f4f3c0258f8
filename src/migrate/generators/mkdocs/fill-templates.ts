import { countBreaks, mapProse } from '../../../base/text/map-prose.ts';
import { isObject } from '../../../base/values/is-object.ts';
import type { MarkupContext } from '../../../model/migration.ts';
import { writtenText } from '../../folder/read-page-source.ts';

/** A file that a template includes. */
export const includeTag = {
  pattern: /\{%-?[ \t]*include[ \t]+["']([^"'\n]+)["'][^%\n]*%\}/g,
  write: (found: string) => found,
  isDropped: true,
};

const block = /\{%-?[ \t]*(end)?(for|if|macro|call|set|import|from|include)\b[^%]*%\}/g;

const expression = /\{\{\s*([^{}]+?)\s*\}\}/g;

/**
 * Templates of mkdocs-macros, which are in code, too: values of the settings are filled in; what a program would
 * repeat or choose is told.
 */
export function fillTemplates(text: string, values: Record<string, unknown>, context: MarkupContext): string {
  const lose = (before: string, message: string): void =>
    context.lose({ file: context.file, line: context.line + countBreaks(before), message });
  const parts = text.split(/\{%-?[ \t]*raw[ \t]*-?%\}([\s\S]*?)\{%-?[ \t]*endraw[ \t]*-?%\}/);
  return parts
    .map((part, index) => {
      if (index % 2 === 1) return part;
      const before = parts.slice(0, index).join('');
      const plain = withoutBlocks(part, (at, message) => lose(before + part.slice(0, at), message));
      const filled = plain.replace(expression, (whole, path: string) => valueAt(values, path) ?? whole);
      for (const { 1: path, index } of filled.matchAll(expression))
        lose(before + filled.slice(0, index), `{{ ${path} }}, whose value comes from code`);
      // Code that is incomplete would say something else.
      return mapProse(filled, (prose) => prose.replace(expression, ''));
    })
    .join('');
}

/** Without what stands from the start of a block to its end, with its breaks. */
function withoutBlocks(text: string, tell: (at: number, message: string) => void): string {
  let [result, last, depth, start] = ['', 0, 0, 0];
  for (const { 0: written, 1: end, 2: name = '', index } of text.matchAll(block)) {
    const isAlone = depth === 0 && !end && /^(?:set|import|from|include)$/.test(name);
    if (depth === 0 && !end) {
      result += text.slice(last, index);
      start = index;
      tell(index, `${written}, which is created by code`);
    }
    if (!/^(?:set|import|from|include)$/.test(name)) depth = Math.max(0, depth + (end ? -1 : 1));
    if (depth > 0 || (!end && !isAlone)) continue;
    last = index + written.length;
    result += '\n'.repeat(countBreaks(text.slice(start, last)));
  }
  return result + text.slice(last);
}

function valueAt(values: Record<string, unknown>, path: string): string | undefined {
  const found = path
    .split('.')
    .reduce<unknown>(
      (value, name) => (isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined),
      values,
    );
  return writtenText(found);
}
