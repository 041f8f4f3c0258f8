import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { type InputOptions, type Plugin, rolldown } from 'rolldown';
import type { Problem } from '../../model/problem.ts';
import type { CompiledMdx } from '../../read/markdown/compiled-mdx.ts';
import type { ComponentError } from './component-error.ts';
import type { IslandName } from './island-address.ts';
import { islandPlugin, reactExports } from './island-plugin.ts';
import { type IslandSources, moduleId } from './island-sources.ts';

export interface IslandBundlerOptions {
  sources: IslandSources;
  siteFolder: string;
  /** Packages of the site's folder are not used. */
  isUntrusted?: boolean;
  /** Docwright's own folder. */
  packageFolder: string;
  /** Built-in components in scope: their names, and the file that exports them in one object, `components`. */
  builtIns: { names: ReadonlySet<string>; file: string };
  /** Compiles the text of a Markdown file that a component imports. */
  compileMarkdown: (file: string, text: string) => CompiledMdx;
  /** React's own checks, for development and tests. */
  development?: boolean;
  warn: (problem: Problem) => void;
}

export interface IslandBundler {
  /**
   * The script of an island; it imports the shared scripts from its own folder.
   * @throws ComponentError when the module or one that it imports does not parse
   */
  bundle: (island: IslandName) => Promise<string>;
  /** React and the built-in components, by file name. */
  shared: () => Promise<Map<string, string>>;
}

const placeholders = { react: 'docwright:react', components: 'docwright:components' };

/**
 * Bundles users' interactive components for browsers. Each module has a script of its own, so that its content depends
 * on nothing but the module and what it imports; React and the built-in components are scripts that all share.
 */
export function createIslandBundler(options: IslandBundlerOptions): IslandBundler {
  const react = once(() => nameByContent('react', bundleReact(options)));
  const components = once(async () => nameByContent('components', bundleComponents(options, await react())));

  async function bundle({ module, name }: IslandName): Promise<string> {
    const entry = `import { ${name} as component } from ${JSON.stringify(moduleId(module))};import { mountIsland } from ${JSON.stringify(placeholders.react)};
export const mount = (element) => mountIsland(element, { ${name}: component }, () => import(${JSON.stringify(placeholders.components)}));`;
    let fault: ComponentError | null = null;
    const onFault = (error: ComponentError): void => {
      fault ??= error;
    };
    const plugin = islandPlugin({ ...options, builtIns: options.builtIns.names, shared: placeholders, onFault });
    const code = await run(entry, [plugin], options).catch((error: unknown) => {
      throw fault ?? error;
    });
    return link(code, { react: (await react()).name, components: (await components()).name });
  }

  return {
    bundle,
    async shared() {
      const scripts = [await react(), await components()];
      return new Map(scripts.map(({ name, code }) => [name, code]));
    },
  };
}

interface Script {
  name: string;
  code: string;
}

/** React as an ES module: its exports, those of its JSX runtime, and what starts islands. */
async function bundleReact(options: IslandBundlerOptions): Promise<string> {
  const names = reactExports().filter((name) => !name.startsWith('jsx'));
  const mount = join(options.packageFolder, 'lib/islands/mount-island.js');
  const entry = `import React from 'react';import ReactDom from 'react-dom';
export default React; export { ReactDom };
export const { ${names.join(', ')} } = React;
export { jsx, jsxs } from 'react/jsx-runtime';
export { mountIsland } from ${JSON.stringify(mount)};`;
  return run(entry, [ownPackages(options.packageFolder)], options);
}

async function bundleComponents(options: IslandBundlerOptions, react: Script): Promise<string> {
  const entry = `export { components } from ${JSON.stringify(options.builtIns.file)};`;
  const shared: Plugin = {
    name: 'docwright:shared-react',
    resolveId(specifier) {
      if (/^react(?:\/jsx-runtime)?$/.test(specifier)) return { id: placeholders.react, external: true };
      return undefined;
    },
  };
  return link(await run(entry, [shared], options), { react: react.name, components: '' });
}

const entryId = '\0entry';

async function run(
  entry: string,
  plugins: Plugin[],
  { development = false, packageFolder }: IslandBundlerOptions,
): Promise<string> {
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
    const { output } = await build.generate({ format: 'es', minify: !development, codeSplitting: false });
    return output[0].code;
  } finally {
    await build.close();
  }
}

/** The site may have a React of its own; two would not understand each other. */
function ownPackages(packageFolder: string): Plugin {
  return {
    name: 'docwright:own-react',
    resolveId(specifier, importer) {
      return importer === entryId
        ? this.resolve(specifier, join(packageFolder, 'package.json'), { skipSelf: true })
        : undefined;
    },
  };
}

function link(code: string, names: { react: string; components: string }): string {
  return code
    .replaceAll(placeholders.react, `./${names.react}`)
    .replaceAll(placeholders.components, `./${names.components}`);
}

async function nameByContent(kind: string, making: Promise<string>): Promise<Script> {
  const code = await making;
  return { name: `${kind}.${createHash('sha256').update(code).digest('base64url').slice(0, 10)}.js`, code };
}

function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () => (made ??= make());
}
