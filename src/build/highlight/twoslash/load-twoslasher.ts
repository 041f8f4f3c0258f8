import { createRequire } from 'node:module';
import { join } from 'node:path';
import { stripTwoslash } from './strip-twoslash.ts';
import type { TypedCode, TypeHint } from './typed-code.ts';

/** Compiles a fence of the given language (`ts`, `tsx`, `js`, `jsx`). Throws the compiler's own error. */
export type Twoslasher = (code: string, language: string) => TypedCode;

interface TwoslashNode {
  type: string;
  start: number;
  length: number;
  text?: string;
}

interface TwoslashModule {
  createTwoslasher: (options: object) => (code: string, extension: string) => { code: string; nodes: TwoslashNode[] };
}

/**
 * The compiler for fences with types, from the packages `twoslash` and `typescript` of the site's folder: the compiler
 * is larger than all of Docwright, and few sites have such fences. `null` when they are not installed there.
 */
export function loadTwoslasher(siteFolder: string): Twoslasher | null {
  const require = createRequire(join(siteFolder, 'docs.json'));
  const loaded = load(require);
  if (!loaded) return null;
  const { typescript, twoslash } = loaded;
  const { ModuleKind, ModuleResolutionKind, ScriptTarget, JsxEmit } = typescript as Record<
    string,
    Record<string, number>
  >;
  const compilerOptions = {
    module: ModuleKind?.['ESNext'],
    moduleResolution: ModuleResolutionKind?.['Bundler'],
    target: ScriptTarget?.['ESNext'],
    jsx: JsxEmit?.['ReactJSX'],
    strict: true,
    allowJs: true,
  };
  const run = twoslash.createTwoslasher({ tsModule: typescript, vfsRoot: siteFolder, compilerOptions });
  return (code, language) => {
    // Examples use what is not installed beside the site; only errors that they ask for are meant to be seen.
    const header = /^\s*\/\/\s*@(?:errors|noErrors)\b/m.test(code) ? '' : '// @noErrors\n';
    const result = run(header + code, language);
    return { code: result.code, hints: result.nodes.flatMap(readHint) };
  };
}

/** Whether the packages of `loadTwoslasher` are installed for a folder, without loading them. */
export function hasTwoslasher(siteFolder: string): boolean {
  const { resolve } = createRequire(join(siteFolder, 'docs.json'));
  try {
    return [resolve('typescript'), resolve('twoslash')].every(Boolean);
  } catch {
    return false;
  }
}

function load(require: NodeJS.Require): { typescript: object; twoslash: TwoslashModule } | null {
  try {
    const typescript = require('typescript') as object;
    // Version 7 has no compiler that JavaScript can call.
    return 'createProgram' in typescript ? { typescript, twoslash: require('twoslash') as TwoslashModule } : null;
  } catch {
    return null;
  }
}

function readHint({ type, start, length, text }: TwoslashNode): TypeHint[] {
  const isShown = (type === 'hover' || type === 'query' || type === 'error') && text;
  return isShown ? [{ kind: type, start, length, text }] : [];
}

/** A fence without the compiler's help. */
export function untypedCode(code: string): TypedCode {
  return { code: stripTwoslash(code), hints: [] };
}
