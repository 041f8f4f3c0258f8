import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Plugin } from 'rolldown';
import { type Bundle, type BundleOptions, bundleEntry } from './bundle-entry.ts';
import { reactExports } from './island-plugin.ts';
import { placeholders, type SharedKind, type SharedScript, type SharedScripts } from './shared-scripts.ts';

export interface BundleSharedOptions extends BundleOptions {
  /** The file that exports the built-in components in one object, `components`. */
  builtIns: string;
}

/** Bundles what the scripts of all islands import, and tells which files went in. */
export async function bundleShared(options: BundleSharedOptions): Promise<SharedScripts & { modules: string[] }> {
  const reactBundle = await bundleReact(options);
  const react = nameByContent('react', reactBundle.code);
  const componentBundle = await bundleComponents(options);
  const components = nameByContent(
    'components',
    componentBundle.code.replaceAll(placeholders.react, `./${react.name}`),
  );
  return { react, components, modules: [...reactBundle.modules, ...componentBundle.modules] };
}

/** React as an ES module: its exports, those of its JSX runtime, and what starts islands. */
function bundleReact(options: BundleSharedOptions): Promise<Bundle> {
  const names = reactExports().filter((name) => !name.startsWith('jsx'));
  const mount = join(options.packageFolder, 'src/browser/hydration/mount-island.tsx');
  const entry = `import React from 'react';import ReactDom from 'react-dom';
export default React; export { ReactDom };
export const { ${names.join(', ')} } = React;
export { jsx, jsxs } from 'react/jsx-runtime';
export { mountIsland } from ${JSON.stringify(mount)};`;
  return bundleEntry(entry, [], options);
}

function bundleComponents(options: BundleSharedOptions): Promise<Bundle> {
  const entry = `export { components } from ${JSON.stringify(options.builtIns)};`;
  const shared: Plugin = {
    name: 'docwright:shared-react',
    resolveId(specifier) {
      if (/^react(?:\/jsx-runtime)?$/.test(specifier)) return { id: placeholders.react, external: true };
      return undefined;
    },
  };
  return bundleEntry(entry, [shared], options);
}

function nameByContent(kind: SharedKind, code: string): SharedScript {
  return { name: `${kind}.${createHash('sha256').update(code).digest('base64url').slice(0, 10)}.js`, code };
}
