import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, posix } from 'node:path';
import { build, type Metafile } from 'esbuild-native';

/** Bytes below which a file costs whoever loads it more than what is in it. */
const small = 700;

/**
 * Joins the smallest files that the bundler has parted into one, `chunks/small.js`: those that load nothing of ours,
 * with those of which nothing is left. What calls `require` begins with a way to do so, and stays in a file of its own.
 */
export async function joinSmallChunks(root: string, outputs: Metafile['outputs']): Promise<void> {
  const names = new Set<string>();
  const joined = Object.entries(outputs).flatMap(([file, { imports, exports, entryPoint }]) => {
    const isAlone = imports.every(({ external }) => external) && entryPoint === undefined;
    const text = isAlone && file.endsWith('.js') ? readFileSync(join(root, file), 'utf8') : null;
    const isSmall = text !== null && text.length < small && !/\brequire\b/.test(text);
    // Whoever imports a name must find the same one.
    if (!isSmall || exports.some((name) => names.has(name))) return [];
    for (const name of exports) names.add(name);
    return file;
  });
  const target = posix.join(posix.dirname(joined[0]!), 'small.js');
  const entry = joined.map((file) => `export * from './${basename(file)}';`).join('\n');
  await build({
    absWorkingDir: root,
    stdin: { contents: entry, resolveDir: join(root, dirname(target)) },
    outfile: target,
    bundle: true,
    platform: 'node',
    target: 'node22',
    format: 'esm',
    minifyWhitespace: true,
    minifySyntax: true,
  });
  const gone = new Set(joined);
  for (const [file, { imports }] of Object.entries(outputs)) {
    if (gone.has(file) || !imports.some(({ path }) => gone.has(path))) continue;
    const text = readFileSync(join(root, file), 'utf8');
    const place = (written: string, address: string): string => {
      if (!gone.has(posix.join(posix.dirname(file), address))) return written;
      return written.replace(address, `./${posix.relative(posix.dirname(file), target)}`);
    };
    writeFileSync(join(root, file), text.replace(/\b(?:from|import)\s*"([^"\n]+)"/g, place));
  }
  for (const file of joined) rmSync(join(root, file));
}
