import type { Problem } from '../../model/problem.ts';
import type { TypedFence } from '../../view/content-components/page-context.ts';
import { annotateCode } from '../highlight/twoslash/annotate-code.ts';
import { untypedCode } from '../highlight/twoslash/load-twoslasher.ts';
import type { TypedCode } from '../highlight/twoslash/typed-code.ts';
import type { SharedServices } from './create-shared-services.ts';

interface Context {
  language: string;
  services: Pick<SharedServices, 'twoslasher'>;
  file: string | undefined;
  warn: (problem: Problem) => void;
}

const extensions: Readonly<Record<string, string>> = {
  ts: 'ts',
  typescript: 'ts',
  tsx: 'tsx',
  js: 'js',
  javascript: 'js',
  jsx: 'jsx',
  mts: 'ts',
  cts: 'ts',
  mjs: 'js',
  cjs: 'js',
};

/** Code of a fence with types. Without the compiler, or where it fails, the code is shown plain with a warning. */
export function typeCode(code: string, { language, services, file, warn }: Context): TypedFence | null {
  const name = language.toLowerCase();
  if (!Object.hasOwn(extensions, name)) return null;
  const extension = extensions[name]!;
  const typed = compile(code, { extension, services, file, warn });
  return { code: typed.code, annotate: (markup) => annotateCode(markup, typed.hints) };
}

function compile(
  code: string,
  { extension, services, file, warn }: Omit<Context, 'language'> & { extension: string },
): TypedCode {
  const twoslasher = services.twoslasher();
  if (!twoslasher) {
    warn({
      severity: 'warning',
      code: 'twoslash-missing',
      message: 'Types in code need packages that are not installed next to docs.json; such code is shown without types',
      hint: 'npm install twoslash typescript@5',
    });
    return untypedCode(code);
  }
  try {
    return twoslasher(code, extension);
  } catch (error) {
    const reason = (error instanceof Error ? error.message : String(error)).trim().split('\n').slice(0, 3).join(' ');
    warn({
      severity: 'warning',
      code: 'twoslash-failed',
      message: `The types in a code block cannot be shown: ${reason}`,
      hint: 'Declare intended errors with // @errors: 2304',
      file,
    });
    return untypedCode(code);
  }
}
