import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import type { ComponentType, ReactNode } from 'react';
import * as React from 'react';
import * as JsxRuntime from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import { rolldown } from 'rolldown';
import { bundleShared } from '../../../../src/build/islands/bundle-shared.ts';
import { createIslandBundler } from '../../../../src/build/islands/create-island-bundler.ts';
import { createIslandRegistry } from '../../../../src/build/islands/create-island-registry.ts';
import { createIslandScripts } from '../../../../src/build/islands/create-island-scripts.ts';
import { evaluateComponentModule } from '../../../../src/build/islands/evaluate-module.ts';
import { Island } from '../../../../src/build/islands/Island.tsx';
import { fileOfModule } from '../../../../src/build/islands/island-sources.ts';
import { loadPackage } from '../../../../src/build/islands/load-package.ts';
import type { Problem } from '../../../../src/model/problem.ts';
import { compileMdx } from '../../../../src/read/markdown/compile-mdx.ts';
import type { CompiledMdx } from '../../../../src/read/markdown/compiled-mdx.ts';
import { components } from './built-ins.tsx';
import { siteSources } from './fixture-site.ts';

const packageFolder = resolve(import.meta.dirname, '../../../..');

export interface ServedPage {
  url: string;
  html: string;
  problems: Problem[];
  warnings: string[];
  /** Bytes of every script, by path. */
  files: Map<string, string>;
  close: () => void;
}

type Exports = Record<string, unknown>;

/** Renders `page` with the islands of the fixture site in it, bundles what it uses and serves both. */
export async function serveIslands(
  folder: string,
  page: (use: UseComponent, give: GiveFunction) => ReactNode,
): Promise<ServedPage> {
  const registry = createIslandRegistry({ sources: siteSources, base: '', version: '1' });
  const warnings: string[] = [];
  const used: { module: string; name: string }[] = [];
  let count = 0;
  const load = (module: string): Exports => {
    const text = siteSources.read(module)!;
    if (module.endsWith('.json')) return { default: JSON.parse(text) as unknown };
    if (module.endsWith('.mdx')) return runMarkdown(compile(module, text));
    const resolveImport = (specifier: string): Exports | null => {
      const file = siteSources.resolve(specifier, fileOfModule(module));
      return file === null ? loadPackage(specifier, folder) : load(file);
    };
    return evaluateComponentModule({ source: text, file: module, scope: components, resolveImport });
  };
  const use: UseComponent = (module, name, props) => {
    const exports = load(module);
    registry.add(module, exports);
    const island = registry.find(exports[name]);
    const Component = exports[name] as ComponentType<Exports>;
    if (!island) return <Component {...props} />;
    used.push({ module: island.module, name: island.name });
    return (
      <Island
        key={++count}
        island={island}
        props={props}
        builtIns={components}
        findFunction={(value) => {
          const found = registry.findFunction(value);
          if (found) used.push({ module: found.module, name: found.name });
          return found;
        }}
        prefix={`i${count}`}
        provide={(node) => node}
        warn={(text) => warnings.push(text)}
      />
    );
  };
  const give: GiveFunction = (module, name) => {
    const exports = load(module);
    registry.add(module, exports);
    return exports[name];
  };
  const content = renderToStaticMarkup(page(use, give));
  const problems: Problem[] = [];
  const warn = (problem: Problem): void => void problems.push(problem);
  const scripts = createIslandScripts({
    sources: siteSources,
    version: '1',
    openBundler: async () =>
      createIslandBundler({
        sources: siteSources,
        siteFolder: folder,
        packageFolder,
        builtIns: new Set(Object.keys(components)),
        shared: await bundleShared({
          packageFolder,
          builtIns: join(import.meta.dirname, 'built-ins.tsx'),
          development: true,
        }),
        compileMarkdown: compile,
        development: true,
        warn,
      }),
    warn,
  });
  scripts.add(used);
  const files = await scripts.readAll();
  const html = `<!doctype html><title>x</title><link rel="icon" href="data:,">${content}<script type="module">${await bundleElement()}</script>`;
  return { html, problems, warnings, files, ...(await serve(html, files)) };
}

/** A function to be given to a component. */
export type GiveFunction = (module: string, name: string) => unknown;

export type UseComponent = (module: string, name: string, props: Exports) => ReactNode;

function compile(file: string, text: string): CompiledMdx {
  return compileMdx(text, { file, line: 1, fence: () => ({ name: 'CodeBlock', attributes: {} }) });
}

/** What rendering does with a Markdown file, in short. */
function runMarkdown({ code, freed }: CompiledMdx): Exports {
  const scope = `const { ${freed.join(', ')} } = arguments[1];`;
  const module = new Function(scope + code!) as (
    runtime: unknown,
    scope: Exports,
  ) => { default: ComponentType<Exports> };
  const { default: Content } = module(JsxRuntime, { ...components, React });
  return { default: (props: Exports) => <Content {...props} components={components} /> };
}

async function bundleElement(): Promise<string> {
  const build = await rolldown({ input: join(packageFolder, 'src/browser/hydration/island-element.ts') });
  const { output } = await build.generate({ format: 'es', minify: true });
  return output[0].code;
}

async function serve(html: string, files: Map<string, string>): Promise<{ url: string; close: () => void }> {
  const server = createServer((request, response) => {
    const script = files.get(request.url!.slice(1));
    response.setHeader('content-type', script === undefined ? 'text/html; charset=utf-8' : 'text/javascript');
    response.statusCode = script === undefined && request.url !== '/' ? 404 : 200;
    response.end(script ?? html);
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, close: () => void server.close() };
}
