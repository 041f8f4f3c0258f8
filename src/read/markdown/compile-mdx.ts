import type { MdastPluginDefinition } from 'satteri';
import { addAll } from '../../base/values/add-all.ts';
import type { Problem } from '../../model/problem.ts';
import type { CompiledMdx } from './compiled-mdx.ts';
import { type ContentOptions, contentPlugin } from './content-plugin.ts';
import { esmPlugin } from './esm-plugin.ts';
import { freeTags } from './free-tags.ts';
import { keepSpaces } from './keep-spaces.ts';
import { liftBlocks } from './lift-blocks.ts';
import { asShown, looseStrongPlugin } from './loose-strong.ts';
import { markdownInCode } from './markdown-in-code.ts';
import { compileMdxTree } from './mdx-parser.ts';
import { nameHeadingsPlugin } from './name-headings.ts';
import { nestsTooDeeply } from './nests-too-deeply.ts';
import { type ParsedMdx, parseMdx } from './parse-mdx.ts';
import { prepareSource } from './prepare-source.ts';
import { literalSource } from './repairs/literal-source.ts';
import { partLongBlocks, withWrittenLines } from './repairs/part-long-blocks.ts';
import { readFault } from './repairs/read-fault.ts';
import { smartDashesPlugin } from './smart-dashes.ts';
import { tightEmphasisPlugin, withoutMarks } from './tight-emphasis.ts';

export interface CompileOptions extends ContentOptions {
  file: string;
  /** Line of `file` on which the source starts. */
  line: number;
  /** `repairMdx`, where it is kept for who compiles a source more than once. */
  repair?: typeof repairMdx;
}

/**
 * Compiles MDX with the repairs of `parseMdx`; what no repair makes readable becomes text, with an error. Never throws.
 */
export function compileMdx(source: string, options: CompileOptions): CompiledMdx {
  const compiled: CompiledMdx = {
    code: null,
    imports: [],
    declared: [],
    components: new Map(),
    freed: [],
    elements: [],
    languages: new Set(),
    placeholders: new Map(),
    problems: [],
  };
  const text = prepareSource(source);
  if (!nestsTooDeeply(text) && compileText(text, compiled, options) === null && !mayHoldDoubles(compiled))
    return compiled;
  const { repair = repairMdx } = options;
  const repaired = repair({ text, file: options.file, line: options.line });
  addAll(compiled.problems, repaired.problems);
  const fault = compileText(repaired.source, compiled, options);
  if (fault === null) return compiled;
  const { line, column, message } = readFault(fault) ?? { line: 1, column: 1, message: fault };
  compiled.problems.push({
    severity: 'error',
    code: 'mdx-syntax',
    message,
    file: options.file,
    line: options.line + line - 1,
    column,
  });
  compileText(literalSource(text), compiled, options);
  return compiled;
}

/** Whether names come twice, which `parseMdx` tells apart: the same import may. */
function mayHoldDoubles({ declared, imports }: CompiledMdx): boolean {
  const names = [...declared, ...imports.flatMap((item) => Object.keys(item.names))];
  return new Set(names).size < names.length;
}

/** A source that cannot be compiled, with the repairs of `parseMdx`. A page full of faults takes it long. */
export function repairMdx({ text, file, line }: { text: string; file: string; line: number }): ParsedMdx {
  return parseMdx(text, { file, line });
}

/** Sets the code; what is wrong where there is none. */
function compileText(text: string, compiled: CompiledMdx, options: CompileOptions): string | null {
  try {
    compiled.code = toFunctionBody(text, compiled, options);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function toFunctionBody(written: string, compiled: CompiledMdx, options: CompileOptions): string {
  const { source, added } = partLongBlocks(written);
  compiled.imports = [];
  compiled.declared = [];
  compiled.elements = [];
  const isOwn = (name: string): boolean =>
    compiled.declared.includes(name) || compiled.imports.some(({ names }) => Object.hasOwn(names, name));
  const repaired: Repaired[] = [];
  const content = contentPlugin(source, compiled, options);
  const pluginsOf = (text: string, depth = 0): MdastPluginDefinition[] => [
    esmPlugin(compiled, (text) => repaired.push({ text, ...strayDefault })),
    ...(depth > deepestMarkdown ? [] : markdownInCode(text, (part) => toJsx(part, pluginsOf(part, depth + 1)))),
    keepSpaces(text, isOwn),
    ...liftBlocks(text, isOwn),
    ...tightEmphasisPlugin(text),
    ...looseStrongPlugin(text, (part) => repaired.push({ text: part, ...looseStrong })),
    ...nameHeadingsPlugin(text, isOwn),
    ...smartDashesPlugin(text),
    content,
  ];
  const code = withWrittenLines(added, () =>
    compileMdxTree(source, { jsxImportSource: 'react', mdastPlugins: pluginsOf(source) }),
  );
  addAll(
    compiled.problems,
    repaired.map((part) => problemOf(part, { source: written, options })),
  );
  const { code: free, freed } = freeTags(code, compiled.components);
  compiled.freed = freed;
  return free;
}

/** Of Markdown in the code of Markdown. */
const deepestMarkdown = 8;

function toJsx(markdown: string, mdastPlugins: MdastPluginDefinition[]): string {
  const code = compileMdxTree(prepareSource(markdown), { jsx: true, mdastPlugins });
  const [, jsx = ''] = /^ {4}return ([\s\S]*);\n\}\);\nfunction MDXContent\(/m.exec(code) ?? [];
  return jsx.replace(/(<\/?)_components\./g, '$1');
}

/** What was read otherwise than it is written, and what to say of it. */
interface Repaired {
  text: string;
  message: string;
  hint: string;
}

const strayDefault = {
  message: 'This default export cannot be the layout of the page; the page is shown without it',
  hint: 'Remove "export default", or put pasted code between fences of three backticks',
};
const looseStrong = {
  message:
    'Markdown does not read these asterisks as bold, because of a space inside them or none after them; the text is shown bold',
  hint: 'Put spaces outside the asterisks',
};

function problemOf(
  { text, message, hint }: Repaired,
  { source, options }: { source: string; options: CompileOptions },
): Problem {
  const form = [withoutMarks(source), asShown(source)].find((plain) => plain.includes(text));
  const line = form === undefined ? 1 : form.slice(0, form.indexOf(text)).split('\n').length;
  return {
    severity: 'warning',
    code: 'mdx-repaired',
    message,
    hint,
    file: options.file,
    line: options.line + line - 1,
  };
}
