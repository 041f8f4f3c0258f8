import { isObject } from '../../base/values/is-object.ts';
import type { MigrationFolder } from '../../model/migration.ts';
import { joinPath } from './page-paths.ts';
import { readYamlObject } from './read-page-source.ts';

const stringOrComment = /("(?:[^"\\\n]|\\.)*")|\/\/[^\n]*|\/\*[\s\S]*?\*\//g;

/**
 * Names for folders at the start of imports, as `tsconfig.json` gives them in `compilerOptions.paths`: `@assets/*` →
 * `src/assets/*`. `root` is the folder of that file, and what comes back counts from the root of `folder`.
 */
export function readPathAliases(folder: MigrationFolder, root: string): Record<string, string> {
  const file = ['tsconfig.json', 'jsconfig.json'].map((name) => joinPath(root, name)).find(folder.has);
  // YAML holds all of JSON, and lists that end in a comma besides.
  const text = (folder.read(file ?? '') ?? '').replace(stringOrComment, (_, string?: string) => string ?? '');
  const { compilerOptions } = readYamlObject(text);
  if (!isObject(compilerOptions) || !isObject(compilerOptions['paths'])) return {};
  const base = typeof compilerOptions['baseUrl'] === 'string' ? compilerOptions['baseUrl'] : '';
  return Object.fromEntries(
    Object.entries(compilerOptions['paths']).flatMap(([name, places]) => {
      const place: unknown = Array.isArray(places) ? places[0] : places;
      if (typeof place !== 'string' || !name.endsWith('/*') || !place.endsWith('/*')) return [];
      const target = joinPath(root, base, place.slice(0, -2));
      return [[name.slice(0, -1), target === '' ? '' : `${target}/`]];
    }),
  );
}
