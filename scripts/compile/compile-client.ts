import { build } from 'esbuild-native';

/**
 * Compiles the client of the Discovery API into one file that runs in browsers and in any runtime with `fetch`.
 * @returns the files that went in
 */
export async function compileClient(root: string): Promise<string[]> {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: { client: 'src/entry/client.ts' },
    outdir: 'lib',
    bundle: true,
    platform: 'neutral',
    target: 'es2022',
    format: 'esm',
    metafile: true,
    logLevel: 'warning',
  });
  return Object.keys(metafile.inputs);
}
