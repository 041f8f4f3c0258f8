import type { CompiledMdx } from '../../read/markdown/compiled-mdx.ts';
import { reactNames } from './react-names.ts';

/** An ES module whose default export shows a compiled MDX file, for components that import one. */
export function markdownModule({ code, imports, freed }: CompiledMdx, builtInModule: string): string {
  const statements = imports.map(({ specifier, names }) => {
    const from = JSON.stringify(specifier);
    const clauses = Object.entries(names).map(([local, imported]) => importClause(local, imported, from));
    return clauses.length > 0 ? clauses.join('') : `import ${from};`;
  });
  const imported = new Set(imports.flatMap(({ names }) => Object.keys(names)));
  const ofReact = reactNames.filter((name) => !imported.has(name));
  const given = new Set<string>(['React', ...ofReact]);
  // As on the server, what nothing has shows what it wraps.
  const ofComponents = freed
    .filter((name) => /^[A-Z]/.test(name) && !given.has(name))
    .map((name) => `${name} = standIn`);
  return `import * as React from 'react';import * as runtime from 'react/jsx-runtime';import { components } from ${JSON.stringify(builtInModule)};
${statements.join('\n')}
const { ${ofReact.join(', ')} } = React;
const standIn = (props) => props?.children ?? null;
const { ${ofComponents.join(', ')} } = components;
const module = (function () {${code ?? 'return { default: () => null };'}
})(runtime);
export default (props) => module.default({ ...props, components: { ...components, ...props.components } });`;
}

function importClause(local: string, imported: string, from: string): string {
  if (imported === '*') return `import * as ${local} from ${from};`;
  return imported === 'default'
    ? `import ${local} from ${from};`
    : `import { ${/^[\w$]+$/.test(imported) ? imported : JSON.stringify(imported)} as ${local} } from ${from};`;
}
