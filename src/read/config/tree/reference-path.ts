import type { Problem } from '../../../model/problem.ts';

/** What is wrong with a `$ref`: the reason, and what to write instead. */
export interface ReferenceFault {
  code: Problem['code'];
  message: string;
  hint: string;
}

/**
 * The file a `$ref` names, relative to the site folder, or why it may not be read: only JSON files inside the site
 * folder can be referred to (docs/format.md#references).
 */
export function resolveReferencePath(reference: string, from: string): string | ReferenceFault {
  const path = reference.replaceAll('\\', '/');
  if (/^(?:\/|[a-z][a-z0-9+.-]*:)/i.test(path)) {
    const hint = `Write it relative to ${from}, such as \`./${path.slice(path.lastIndexOf('/') + 1)}\``;
    return { code: 'reference-outside', message: `\`$ref\` must be a relative path, not "${reference}"`, hint };
  }
  const parts = from.split('/').slice(0, -1);
  for (const part of path.split('/')) {
    if (part === '' || part === '.') continue;
    if (part !== '..') parts.push(part);
    else if (parts.pop() === undefined) {
      const hint = 'Move the file into the site folder';
      return {
        code: 'reference-outside',
        message: `\`$ref\` refers to "${reference}", which is outside the site folder`,
        hint,
      };
    }
  }
  if (path.endsWith('.json')) return parts.join('/');
  return {
    code: 'reference-not-json',
    message: `\`$ref\` must refer to a JSON file, not "${reference}"`,
    hint: 'Use a file that ends in `.json`',
  };
}
