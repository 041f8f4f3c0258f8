import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join, resolve } from 'node:path';
import { build, type Plugin } from 'vite';
import { placeholderBase, type ThemeFiles } from '../../src/build/arrange/layout-index.ts';

export interface ThemeStyles {
  /** By theme. */
  themes: Record<string, ThemeFiles>;
  /** Style sheets by name. */
  texts: Map<string, string>;
}

/** Makes one style sheet of all that the pages of a theme show, in the order in which its layout imports it. */
export async function compileThemeStyles(root: string, themes: readonly string[]): Promise<ThemeStyles> {
  const styles: ThemeStyles = { themes: {}, texts: new Map() };
  const notFound = await compileStyles(root, { name: '404', files: [join(root, 'themes/base/not-found.css')] });
  for (const theme of themes) {
    const { sheet, fonts } = await compileStyles(root, { name: 'content', files: sheetsOf(theme, root) });
    styles.themes[theme] = {
      styles: { page: [sheet.name], 'not-found': [sheet.name, notFound.sheet.name] },
      fonts,
    };
    styles.texts.set(sheet.name, sheet.text);
  }
  styles.texts.set(notFound.sheet.name, notFound.sheet.text);
  return styles;
}

/** Of a theme's layout, and of the pages that use it. */
function sheetsOf(theme: string, root: string): string[] {
  const folder = join(root, 'themes', theme);
  const { resolve: find } = createRequire(join(root, 'package.json'));
  const imports = readFileSync(join(folder, 'Layout.astro'), 'utf8').matchAll(/^import '([^']+\.css)';$/gm);
  const files = [...imports].map(([, id = '']) => (id.startsWith('.') ? resolve(folder, id) : find(id)));
  return [...files, join(root, 'src/view/content-components/content.css')];
}

interface CompiledSheet {
  sheet: { name: string; text: string };
  fonts: Record<string, string>;
}

async function compileStyles(root: string, { name, files }: { name: string; files: string[] }): Promise<CompiledSheet> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    base: `${placeholderBase}/`,
    publicDir: false,
    css: { postcss: {} },
    plugins: [importing(files)],
    build: {
      write: false,
      // As Astro has it.
      target: 'esnext',
      reportCompressedSize: false,
      rolldownOptions: {
        input: { [name]: entry },
        output: { assetFileNames: '_docwright/[name].[hash][extname]' },
      },
    },
  });
  const [bundle] = [result].flat();
  if (!bundle || !('output' in bundle)) throw new Error(`The style sheet ${name} was not compiled`);
  const assets = bundle.output.filter((file) => file.type === 'asset');
  const sheet = assets.find(({ fileName }) => fileName.endsWith('.css'))!;
  const fonts = assets.filter((asset) => asset !== sheet);
  return {
    sheet: { name: basename(sheet.fileName), text: String(sheet.source) },
    fonts: Object.fromEntries(fonts.map(({ fileName, names }) => [basename(fileName), names[0]!])),
  };
}

const entry = 'virtual:styles';

function importing(files: readonly string[]): Plugin {
  return {
    name: 'importing',
    resolveId: (id) => (id === entry ? `\0${entry}` : undefined),
    load: (id) => (id === `\0${entry}` ? files.map((file) => `import ${JSON.stringify(file)};`).join('\n') : undefined),
  };
}
