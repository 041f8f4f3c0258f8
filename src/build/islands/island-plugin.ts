import { join } from 'node:path';
import * as React from 'react';
import * as ReactDom from 'react-dom';
import type { Plugin } from 'rolldown';
import type { Problem } from '../../model/problem.ts';
import type { CompiledMdx } from '../../read/markdown/compiled-mdx.ts';
import { ComponentError } from './component-error.ts';
import {
  fileOfModule,
  type IslandSources,
  idPrefix,
  isPageStatements,
  moduleId,
  moduleOfId,
  pageStatements,
} from './island-sources.ts';
import { markdownModule } from './markdown-module.ts';
import { missingImport } from './missing-import.ts';
import { transformModule } from './transform-module.ts';

export interface IslandPluginOptions {
  sources: IslandSources;
  /** Folder of the site, whose packages may be imported. */
  siteFolder: string;
  isUntrusted?: boolean;
  builtIns: ReadonlySet<string>;
  /** Addresses of the shared scripts, as the island's script imports them. */
  shared: { react: string; components: string };
  /** Compiles the text of a Markdown file that a component imports. */
  compileMarkdown: (file: string, text: string) => CompiledMdx;
  warn: (problem: Problem) => void;
  /** Hears of a module that does not parse: the bundler's own error keeps no more than its text. */
  onFault: (error: ComponentError) => void;
}

const reactPackages = /^react(?:-dom(?:\/client)?|\/jsx-runtime|\/jsx-dev-runtime)?$/;

/** Resolves and loads users' modules for the bundler. Module ids of the site's files are their paths behind a mark. */
export function islandPlugin(options: IslandPluginOptions): Plugin {
  const { sources, siteFolder, isUntrusted = false, builtIns, shared, warn, onFault } = options;
  /** Names that modules of the site import, by specifier: a stand-in has to give them. */
  const wanted = new Map<string, Set<string>>();

  const loadComponent = (module: string, text: string) => {
    try {
      const { code, language, imports } = transformModule(module, text, { builtIns, builtInModule: shared.components });
      for (const [specifier, names] of imports)
        wanted.set(specifier, new Set([...(wanted.get(specifier) ?? []), ...names]));
      return { code, moduleType: language } as const;
    } catch (error) {
      if (error instanceof ComponentError) onFault(error);
      throw error;
    }
  };

  return {
    name: 'docwright:islands',
    async resolveId(specifier, importer) {
      if (specifier.startsWith(idPrefix)) return specifier;
      if (Object.values(shared).includes(specifier)) return { id: specifier, external: true };
      if (reactPackages.test(specifier))
        return `${idPrefix}${specifier.startsWith('react-dom') ? 'react-dom' : 'react'}`;
      // Style sheets of the site are on every page; those of packages have no place in a script.
      if (/\.(?:css|scss|sass|less)(?:\?.*)?$/.test(specifier)) return `${idPrefix}style`;
      const from = importer === undefined ? null : moduleOfId(importer);
      if (from === null) return undefined;
      const file = sources.resolve(specifier, fileOfModule(from));
      if (file !== null) return moduleId(file);
      const found = isUntrusted
        ? null
        : await this.resolve(specifier, join(siteFolder, 'docs.json'), { skipSelf: true }).catch(() => null);
      if (found && !found.external && /^[^./]/.test(specifier))
        return /\.(?:css|scss|sass|less)$/.test(found.id) ? `${idPrefix}style` : found;
      // The page itself is told of when it is rendered.
      if (!isPageStatements(from) && !givesBuiltIns(specifier, wanted.get(specifier), builtIns))
        warn(missingImport(specifier, { file: from, text: sources.read(from) ?? '', line: 1 }));
      return `${idPrefix}unknown:${specifier}`;
    },
    load(id) {
      const module = moduleOfId(id);
      if (module === null) return undefined;
      if (module === 'style') return 'export default {};';
      if (module === 'react')
        return `export { default, ${reactExports().join(', ')} } from ${JSON.stringify(shared.react)};`;
      if (module === 'react-dom') return reactDomModule(shared.react);
      if (module.startsWith('unknown:')) {
        const names = wanted.get(module.slice('unknown:'.length));
        // The bundler would read it by the ending of its name, as JSON or text.
        return { code: standIns(names, { builtIns, components: shared.components }), moduleType: 'js' };
      }
      const text = sources.read(module) ?? '';
      if (module.endsWith('.json')) return { code: text, moduleType: 'json' };
      if (/\.mdx?$/.test(module)) return readMarkdown(module, text, options);
      return loadComponent(module, text);
    },
  };
}

/** Names that the shared script of React gives beside its default. */
export function reactExports(): string[] {
  return [...Object.keys(React).filter(isPublicName), 'jsx', 'jsxs'];
}

function isPublicName(name: string): boolean {
  return /^[a-zA-Z]\w*$/.test(name) && name !== 'default' && !name.startsWith('unstable_');
}

function reactDomModule(react: string): string {
  const names = Object.keys(ReactDom).filter(isPublicName);
  return `import { ReactDom } from ${JSON.stringify(react)}; export default ReactDom; export const { ${names.join(', ')} } = ReactDom;`;
}

/**
 * What is unknown is most often a component: its built-in namesake, else one that shows what it wraps, as the server
 * does.
 */
function standIns(
  names: ReadonlySet<string> | undefined,
  { builtIns, components }: { builtIns: ReadonlySet<string>; components: string },
): string {
  const named = [...(names ?? [])].filter((name) => name !== 'default' && name !== '*');
  const list = named.map((name, index) => {
    const value = builtIns.has(name) ? `components[${JSON.stringify(name)}]` : 'StandIn';
    return `const name${index} = ${value}; export { name${index} as ${/^[\w$]+$/.test(name) ? name : JSON.stringify(name)} };`;
  });
  return `import { components } from ${JSON.stringify(components)}; const StandIn = (props) => props?.children ?? null; export { StandIn as default }; ${list.join(' ')}`;
}

/** Whether an import that leads nowhere gives all it should all the same. */
function givesBuiltIns(
  specifier: string,
  names: ReadonlySet<string> | undefined,
  builtIns: ReadonlySet<string>,
): boolean {
  return (
    /^[^./]/.test(specifier) && names !== undefined && names.size > 0 && [...names].every((name) => builtIns.has(name))
  );
}

function readMarkdown(file: string, text: string, { sources, compileMarkdown, shared }: IslandPluginOptions): string {
  const statements = pageStatements(file);
  const own = sources.read(statements) ? `export * from ${JSON.stringify(moduleId(statements))};` : '';
  return own + markdownModule(compileMarkdown(file, text), shared.components);
}
