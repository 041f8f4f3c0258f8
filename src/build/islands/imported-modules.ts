import { ComponentError } from './component-error.ts';
import { fileOfModule, type IslandSources, isPageStatements, pageStatements } from './island-sources.ts';
import { parseComponent } from './parse-component.ts';

/** The modules of the site that a module imports. An MDX file brings its statements along. */
export function importedModules(module: string, sources: IslandSources): string[] {
  const source = sources.read(module);
  if (source === null || !(isPageStatements(module) || /\.[jt]sx?$/.test(module))) return [];
  return specifiersOf(module, source).flatMap((specifier) => {
    const file = sources.resolve(specifier, fileOfModule(module));
    if (file === null) return [];
    return /\.mdx?$/.test(file) ? [file, pageStatements(file)] : [file];
  });
}

function specifiersOf(module: string, source: string): string[] {
  try {
    const { program } = parseComponent(module, source);
    return program.body.flatMap((statement) =>
      'source' in statement && statement.source ? [statement.source.value] : [],
    );
  } catch (error) {
    if (error instanceof ComponentError) return [];
    throw error;
  }
}
