import { parseMdx } from '../../read/markdown/parse-mdx.ts';
import { prepareSource } from '../../read/markdown/prepare-source.ts';

/** How files of the site are read and found. Paths are relative to the site folder. */
export interface IslandSources {
  /** Text of a file; `null` when there is none. For `pageStatements(file)`: that page's own code. */
  read: (file: string) => string | null;
  /** The file that an import in `from` names; `null` for one that is not of the site. */
  resolve: (specifier: string, from: string) => string | null;
}

const suffix = '?statements';

/** The name of the module that holds the import and export statements of an MDX file. */
export function pageStatements(file: string): string {
  return `${file}${suffix}`;
}

/** The file a module is of: the MDX file for its statements, else itself. */
export function fileOfModule(module: string): string {
  return module.endsWith(suffix) ? module.slice(0, -suffix.length) : module;
}

/** Marks the bundler's names for modules of a site. */
export const idPrefix = '\0island:';

/** The bundler's name for a module of the site. */
export function moduleId(module: string): string {
  return idPrefix + module;
}

/** `null` for what is no module of a site. */
export function moduleOfId(id: string): string | null {
  return id.startsWith(idPrefix) ? id.slice(idPrefix.length) : null;
}

export function isPageStatements(module: string): boolean {
  return module.endsWith(suffix);
}

/**
 * The import and export statements of MDX text (without front matter), each on the line it stands on in the text.
 * Empty when nothing is exported: imports alone make no component.
 */
function readPageStatements(text: string, file: string): string {
  if (!/^export\s/m.test(text)) return '';
  const { tree } = parseMdx(prepareSource(text), { file, line: 1 });
  const lines: string[] = [];
  for (const node of tree.children) {
    if ((node.type as string) !== 'mdxjsEsm') continue;
    const first = (node.position?.start.line ?? lines.length + 1) - 1;
    (node as unknown as { value: string }).value.split('\n').forEach((line, index) => {
      lines[first + index] = line;
    });
  }
  return Array.from(lines, (line) => line ?? '').join('\n');
}

/**
 * Sources from the texts of a site's files. `textOf` gives a file's text, MDX without its front matter; `null` when
 * there is no such file.
 */
export function createIslandSources({
  textOf,
  resolve,
}: {
  textOf: (file: string) => string | null;
  resolve: IslandSources['resolve'];
}): IslandSources {
  const statements = new Map<string, string | null>();
  return {
    resolve,
    read(module) {
      if (!isPageStatements(module)) return textOf(module);
      let code = statements.get(module);
      if (code === undefined) {
        const file = fileOfModule(module);
        const text = textOf(file);
        statements.set(module, (code = text === null ? null : readPageStatements(text, file)));
      }
      return code;
    },
  };
}
