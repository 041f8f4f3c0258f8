import { writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { minifySync } from 'rolldown/utils';
import { build, type Plugin } from 'vite';
import { nameTexts } from '../../src/build/arrange/layout-index.ts';
import { browserEntries, browserEntryName } from '../../src/build/astro/browser-entries.ts';
import { packedIcons } from '../../src/build/astro/packed-icons.ts';
import { packFiles } from './pack-files.ts';

/**
 * Bundles the scripts of pages, with the packages that they use, into `lib/browser.pack`. Style sheets stay imports,
 * and what depends on the site stays a question to `import.meta.env`: a site's build bundles the results once more.
 * @returns the files that went in
 */
export async function compileBrowser(root: string): Promise<string[]> {
  const out = join(root, 'lib/browser.pack');
  const result = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    base: './',
    publicDir: false,
    plugins: [styleSheetsStay(root), packedIcons(join(root, 'lib/icons'))],
    define: {
      'import.meta.env.DOCWRIGHT_MERMAID': 'import.meta.env.DOCWRIGHT_MERMAID',
      'process.env.NODE_ENV': '"production"',
    },
    build: {
      write: false,
      target: 'es2022',
      reportCompressedSize: false,
      chunkSizeWarningLimit: 10_000,
      lib: {
        entry: Object.fromEntries(browserEntries.map((entry) => [browserEntryName(entry), join(root, 'src', entry)])),
        formats: ['es'],
      },
      rolldownOptions: {
        // What an entry shares only with what it loads later may stand in it: a file of its own compresses worse.
        preserveEntrySignatures: 'allow-extension',
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: ({ moduleIds }) => `${nameOfTexts(moduleIds) ?? '[name]'}.js`,
        },
        // Which directives of frameworks in packages mean nothing here.
        onLog: (level, log, report) => log.code !== 'MODULE_LEVEL_DIRECTIVE' && report(level, log),
      },
    },
  });
  const texts = new Map<string, string>();
  const files = outputOf(result).flatMap((file) => {
    if (file.type === 'asset') throw new Error(`The scripts of pages would bring ${file.fileName} with them`);
    texts.set(file.fileName, withoutSpaces(file.code).replaceAll(styleSheet, '../../'));
    return file.moduleIds.map((id) => relative(root, id.replace(/^\0|\?.*$/g, '')));
  });
  writeFileSync(out, packFiles(texts));
  return files;
}

/** The name of a chunk with nothing but a section of what pages say in one language. */
function nameOfTexts(modules: readonly string[]): string | null {
  const [, language, section] = /\/languages\/texts\/([\w-]+)\.ts\?(\w+)$/.exec(modules[0] ?? '') ?? [];
  return modules.length === 1 && language && section ? nameTexts(language, section) : null;
}

/** What Vite leaves in libraries, for the sake of notes to bundlers that have done their work here. */
function withoutSpaces(code: string): string {
  return minifySync('chunk.js', code, { compress: false, mangle: false, codegen: { removeWhitespace: true } }).code;
}

const styleSheet = 'docwright-style-sheet:';

/** All scripts lie in one folder, `lib/browser`, from which the way to the sources is the same. */
function styleSheetsStay(root: string): Plugin {
  return {
    name: 'style-sheets-stay',
    enforce: 'pre',
    resolveId: (id, importer) =>
      id.endsWith('.css?url') && importer
        ? { id: `${styleSheet}${relative(root, join(dirname(importer), id)).replaceAll('\\', '/')}`, external: true }
        : undefined,
  };
}

type Bundle = Awaited<ReturnType<typeof build>>;
type Output = Extract<Bundle, { output: unknown }>['output'];

/** A library is built once for each format, of which there is one. */
function outputOf(result: Bundle): Output {
  const [bundle] = [result].flat();
  if (!bundle || !('output' in bundle)) throw new Error('The scripts of pages were not bundled');
  return bundle.output;
}
