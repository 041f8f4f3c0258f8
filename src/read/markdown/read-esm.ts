import { addAll } from '../../base/values/add-all.ts';
import { parseAst } from './code-parser.ts';

export interface EsmImport {
  specifier: string;
  /** Local name → exported name (`default` and `*` included). Empty for an import for its effect. */
  names: Record<string, string>;
}

export interface EsmBlock {
  imports: EsmImport[];
  /** Names that the block declares or exports. */
  declared: string[];
  /** The block without its import statements, line breaks kept so that positions stay true. */
  rest: string;
  /** Whether a default export was taken for a layout, and the statements that are none. */
  hasLayout: boolean;
  strayDefaults: string[];
}

/**
 * Reads an MDX `import`/`export` block. Import statements are taken out because user files are bound by name at
 * render time instead of being modules. A default export is the layout of a page (MDX, "Layout"): one that takes no
 * content would hide the page, and a second one cannot be another, so these keep their name alone.
 *
 * @throws SyntaxError when the block is not JavaScript, TypeScript or JSX
 */
export function readEsm(source: string, { hasLayout = false } = {}): EsmBlock {
  const block: EsmBlock = { imports: [], declared: [], rest: source, hasLayout, strayDefaults: [] };
  const program = parseAst(source, { lang: 'tsx' });
  for (const node of program.body) {
    const read = node.type === 'ImportDeclaration' ? readImport(node) : readLayout(node);
    if (read) {
      block.imports.push(read);
      const statement = source.slice(node.start, node.end);
      block.rest = block.rest.replace(statement, statement.replace(/[^\n]/g, ''));
    } else {
      addAll(block.declared, declaredNames(node));
      if (node.type === 'ExportDefaultDeclaration') keepLayout(block, source, node);
    }
  }
  return block;
}

function keepLayout(
  block: EsmBlock,
  source: string,
  { start, end, declaration }: { start: number; end: number; declaration: Declaration },
): void {
  if (!block.hasLayout && takesContent(declaration)) {
    block.hasLayout = true;
    return;
  }
  const statement = source.slice(start, end);
  block.strayDefaults.push(statement);
  const isNamed = declaration.id != null;
  block.rest = block.rest.replace(statement, () =>
    isNamed ? statement.replace(/^export\s+default\s+/, 'export ') : statement.replace(/[^\n]/g, ''),
  );
}

interface Declaration {
  type: string;
  id?: unknown;
  params?: readonly unknown[];
}

/** What is no function of this statement may be one. */
function takesContent({ params }: Declaration): boolean {
  return params === undefined || params.length > 0;
}

interface ImportNode {
  source: { value: unknown };
  specifiers: readonly { type: string; local: { name: string }; imported?: { name?: string; value?: unknown } }[];
}

function readImport(node: ImportNode): EsmImport {
  const names: Record<string, string> = {};
  for (const specifier of node.specifiers) {
    if (specifier.type === 'ImportDefaultSpecifier') names[specifier.local.name] = 'default';
    else if (specifier.type === 'ImportNamespaceSpecifier') names[specifier.local.name] = '*';
    else names[specifier.local.name] = specifier.imported?.name ?? String(specifier.imported?.value);
  }
  return { specifier: String(node.source.value), names };
}

/** Local name of the component that `export { default } from` puts around a page's content. */
export const layoutName = 'MdxLayout';

/** `export { default } from "x"` makes x the layout of the page (MDX, "Layout"). */
function readLayout(node: unknown): EsmImport | null {
  const { source, specifiers = [] } = node as {
    source?: { value: unknown } | null;
    specifiers?: { exported: { name?: string } }[];
  };
  if (!source || !specifiers.some(({ exported }) => exported.name === 'default')) return null;
  return { specifier: String(source.value), names: { [layoutName]: 'default' } };
}

function declaredNames(node: unknown): string[] {
  const statement = node as {
    type: string;
    declaration?: unknown;
    id?: { name: string };
    declarations?: { id: { name?: string } }[];
  };
  if (statement.type.startsWith('Export')) return statement.declaration ? declaredNames(statement.declaration) : [];
  if (statement.declarations) return statement.declarations.flatMap((item) => (item.id.name ? [item.id.name] : []));
  return statement.id ? [statement.id.name] : [];
}
