import { transform as transformCode } from 'rolldown/utils';

/** What Astro asks of esbuild. */
interface TransformRequest {
  define: Record<string, string>;
  sourcefile: string;
  sourcemap: boolean;
}

/**
 * Fills constants in, in the place of esbuild's function of the same name: users have Rolldown, which can do it too,
 * and esbuild would be one more compiler, with an install script.
 * @throws Error for code that cannot be parsed
 */
export async function transform(code: string, { define, sourcefile, sourcemap }: TransformRequest) {
  const result = await transformCode(sourcefile, code, { lang: 'js', define, sourcemap });
  const [error] = result.errors;
  if (error) throw new Error(`${sourcefile}: ${error.message}`);
  return { code: result.code, map: result.map ?? '' };
}

/** @throws Error always: Astro builds directives of integrations with it, of which a project of Docwright has one */
export function build(): never {
  throw new Error('Integrations add directives in a project of your own: see docwright/astro');
}
