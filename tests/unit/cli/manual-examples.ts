import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createFenceReader } from '../../../src/base/text/create-fence-reader.ts';

const root = join(resolve(import.meta.dirname, '../../..'), 'example-site');
const { variables } = JSON.parse(readFileSync(join(root, 'docs.json'), 'utf8')) as {
  variables: Record<string, string>;
};

/** A block of code in the manual. */
export interface ManualExample {
  /** Of its page, and the line that it begins on: `help/ports.mdx:12`. */
  place: string;
  language: string;
  /** What follows the language: title and options. */
  meta: string;
  code: string;
}

/** Every block of code that stands in the manual's own pages, from top to bottom. */
export function readManualExamples(): ManualExample[] {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.mdx'));
  return files.toSorted().flatMap((file) => readExamples(file, readFileSync(join(root, file), 'utf8')));
}

function readExamples(file: string, text: string): ManualExample[] {
  const read = createFenceReader();
  const found: ManualExample[] = [];
  let indent = 0;
  let lines: string[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    const kind = read(line);
    if (kind === 'opening') {
      const [, space = '', info = ''] = /^([ \t]*)(?:`+|~+)(.*)$/.exec(line) ?? [];
      const [language = '', ...meta] = info.trim().split(' ');
      indent = space.length;
      lines = [];
      found.push({ place: `${file}:${index + 1}`, language, meta: meta.join(' '), code: '' });
    } else if (kind === 'inside') lines.push(line.slice(Math.min(indent, line.length - line.trimStart().length)));
    else if (kind === 'closing') found.at(-1)!.code = withVariables(lines.join('\n'));
  }
  return found;
}

/** Examples as readers see them. */
function withVariables(code: string): string {
  return code.replace(/\{\{([\w-]+)\}\}/g, (whole, name: string) => variables[name] ?? whole);
}
