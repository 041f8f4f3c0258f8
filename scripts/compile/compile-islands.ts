import { build } from 'esbuild-native';
import { externalPackages } from './external-packages.ts';

/**
 * Compiles into `lib/islands` what users' interactive components are bundled with: the built-in components, and what
 * brings them to life. React stays an import, since a page has one alone.
 * @returns the files that went in
 */
export async function compileIslands(root: string): Promise<string[]> {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: {
      components: 'src/view/content-components/components.ts',
      'mount-island': 'src/browser/hydration/mount-island.tsx',
    },
    outdir: 'lib/islands',
    bundle: true,
    external: externalPackages(root).flatMap((name) => [name, `${name}/*`]),
    platform: 'browser',
    target: 'es2022',
    format: 'esm',
    jsx: 'automatic',
    minifyWhitespace: true,
    metafile: true,
    logLevel: 'warning',
  });
  return Object.keys(metafile.inputs);
}
