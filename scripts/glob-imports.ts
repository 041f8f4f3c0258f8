import { globSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import type { Plugin } from 'esbuild-native';

/** Gives esbuild the forms of Vite's `import.meta.glob` that code for Node uses (see `expandGlobs`). */
export const globImports: Plugin = {
  name: 'glob-imports',
  setup({ onLoad }) {
    onLoad({ filter: /\/src\/.*\.ts$/ }, ({ path }) => {
      const source = readFileSync(path, 'utf8');
      return source.includes('import.meta.glob') ? { contents: expandGlobs(source, path), loader: 'ts' } : undefined;
    });
  },
};

const call = String.raw`import\.meta\.glob(?:<[^>]*>)?\(\s*'(?<pattern>[^']+)',\s*\{(?<options>[^}]*)\}\s*\)`;

/**
 * The source with `Object.keys(import.meta.glob(…))` written out as a list, and `import.meta.glob(…, { import, eager:
 * true })` as imports and a record of them. @throws Error on any other form
 */
export function expandGlobs(source: string, path: string): string {
  const imports: string[] = [];
  const expanded = source
    .replace(new RegExp(String.raw`Object\.keys\(${call}\)`, 'g'), (...found) => {
      const { files } = readCall(found, path);
      return JSON.stringify(files.map((file) => `./${file}`));
    })
    .replace(new RegExp(call, 'g'), (...found) => {
      const { base, files, option } = readCall(found, path);
      const [name, eager] = [option('import'), option('eager')];
      if (name === undefined || eager !== 'true')
        throw new Error(`${path}: code for Node globs eagerly, by \`import\``);
      const members = files.map((file) => {
        const local = `glob${imports.length}`;
        imports.push(`import { ${name} as ${local} } from ${JSON.stringify(`./${posix.join(base, file)}`)};`);
        return `${JSON.stringify(`./${file}`)}: ${local}`;
      });
      return `{ ${members.join(', ')} }`;
    });
  if (/import\.meta\.glob[<(]/.test(expanded)) throw new Error(`${path}: unknown form of import.meta.glob`);
  return imports.join('') + expanded;
}

interface Call {
  base: string;
  files: string[];
  option: (name: string) => string | undefined;
}

/** A call by the last of the arguments that `replace` hands over, its named groups. */
function readCall(found: unknown[], path: string): Call {
  const { pattern, options } = found.at(-1) as { pattern: string; options: string };
  const option = (name: string): string | undefined => new RegExp(`\\b${name}: '?([^',\\s]+)`).exec(options)?.[1];
  const base = option('base') ?? '.';
  return { base, files: globSync(pattern, { cwd: join(dirname(path), base) }).sort(), option };
}
