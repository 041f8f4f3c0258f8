import { type InputOptions, type Plugin, rolldown } from 'rolldown';

export interface BundleOptions {
  /** Docwright's own folder. */
  packageFolder: string;
  /** React's own checks, for tests. */
  development?: boolean;
}

export interface Bundle {
  code: string;
  /** Files that went in, by their ids. */
  modules: string[];
}

const entryId = '\0entry';

/**
 * Bundles one script for browsers from the text of its entry.
 * @throws the bundler's own error
 */
export async function bundleEntry(
  entry: string,
  plugins: Plugin[],
  { development = false, packageFolder }: BundleOptions,
): Promise<Bundle> {
  const entryPlugin: Plugin = {
    name: 'docwright:entry',
    resolveId: (id) => (id === entryId ? id : undefined),
    load: (id) => (id === entryId ? entry : undefined),
  };
  const input: InputOptions = {
    input: entryId,
    cwd: packageFolder,
    platform: 'browser',
    plugins: [entryPlugin, ...plugins],
    transform: {
      target: 'es2022',
      jsx: { runtime: 'automatic', development: false },
      define: { 'process.env.NODE_ENV': JSON.stringify(development ? 'development' : 'production') },
    },
    logLevel: 'silent',
    experimental: { attachDebugInfo: 'none' },
  };
  const build = await rolldown(input);
  try {
    const { output } = await build.generate({
      format: 'es',
      minify: !development,
      comments: { annotation: false },
      codeSplitting: false,
    });
    const [{ code, moduleIds }] = output;
    return { code, modules: moduleIds.filter((id) => !id.startsWith('\0')) };
  } finally {
    await build.close();
  }
}
