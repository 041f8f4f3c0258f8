import { globSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { zstdCompressSync } from 'node:zlib';
import type { Plugin } from 'esbuild-native';

const packedMark = '?packed';
const packedNamespace = 'packed';

/** What Docwright says in each of its languages, and the words of each that are right. */
const packedFolders = /\/(?:languages\/texts|common-words)$/;

/**
 * Gives esbuild the forms of Vite's `import.meta.glob` that code for Node uses (see `expandGlobs`). Texts in languages
 * stand compressed in the bundle: a process reads one or two, and parsing all as code would take it longer than most
 * else that it loads.
 */
export const globImports: Plugin = {
  name: 'glob-imports',
  setup({ onLoad, onResolve }) {
    onLoad({ filter: /\/src\/.*\.ts$/ }, ({ path }) => {
      const source = readFileSync(path, 'utf8');
      return source.includes('import.meta.glob')
        ? { contents: expandGlobs(source, path, { isPacked: (base) => packedFolders.test(base) }), loader: 'ts' }
        : undefined;
    });
    onResolve({ filter: /\?packed$/ }, ({ path, resolveDir }) => ({
      path: join(resolveDir, path.slice(0, -packedMark.length)),
      namespace: packedNamespace,
    }));
    onLoad({ filter: /./, namespace: packedNamespace }, async ({ path }) => ({ contents: await packModule(path) }));
  },
};

/** A module that gives the exports of another, which are data alone, once they are asked for. */
async function packModule(path: string): Promise<string> {
  const values = { ...((await import(pathToFileURL(path).href)) as Record<string, unknown>) };
  const json = JSON.stringify(values);
  if (!isDeepStrictEqual(JSON.parse(json), values)) throw new Error(`${path} exports more than data`);
  const packed = zstdCompressSync(json).toString('base64');
  return `import { zstdDecompressSync } from 'node:zlib';
let values;
export const read = () => (values ??= JSON.parse(zstdDecompressSync(Buffer.from('${packed}', 'base64'))));`;
}

const call = String.raw`import\.meta\.glob(?:<[^>]*>)?\(\s*'(?<pattern>[^']+)',\s*\{(?<options>[^}]*)\}\s*\)`;

/**
 * The source with `Object.keys(import.meta.glob(…))` written out as a list, and `import.meta.glob(…, { import, eager:
 * true })` as imports and a record of them. `isPacked`: whether the plugin packs the files of a folder.
 * @throws Error on any other form
 */
export function expandGlobs(
  source: string,
  path: string,
  { isPacked = () => false }: { isPacked?: (base: string) => boolean } = {},
): string {
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
        const [key, specifier] = [JSON.stringify(`./${file}`), `./${posix.join(base, file)}`];
        if (isPacked(base)) {
          imports.push(`import { read as ${local} } from ${JSON.stringify(specifier + packedMark)};`);
          return `get ${key}() { return ${local}().${name}; }`;
        }
        imports.push(`import { ${name} as ${local} } from ${JSON.stringify(specifier)};`);
        return `${key}: ${local}`;
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
