import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { isolatedDeclarationSync } from 'rolldown/experimental';

export interface DeclarationOptions {
  /** Folder of the sources. */
  root: string;
  /** Files in it that can be imported from the package. */
  entries: string[];
  out: string;
}

/**
 * Writes the types of the package's entries, and of what they name, each file on its own: what no user can reach has
 * none.
 *
 * @throws Error for an export whose type is not written down
 */
export function writeDeclarations({ root, entries, out }: DeclarationOptions): void {
  const waiting = new Set(entries.map((entry) => resolve(root, entry)));
  for (const file of waiting) {
    const { code, errors } = isolatedDeclarationSync(file, readTypes(file));
    if (errors.length > 0)
      throw new Error(`${file} has no declarations: ${errors.map(({ message }) => message).join('; ')}`);
    const text = code.replace(specifier, (_, before: string, path: string) => {
      waiting.add(resolve(dirname(file), path));
      return `${before}"${path.replace(/\.ts$/, '').replace(/$/, '.js')}"`;
    });
    const target = join(out, `${relative(root, file).replace(/\.ts$/, '')}.d.ts`);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
}

const specifier = /(\bfrom |\bimport\()["'](\.{1,2}\/[^"']+)["']/g;

function readTypes(file: string): string {
  const text = readFileSync(file, 'utf8');
  return file.endsWith('.astro') ? typesOfComponent(text, file) : text;
}

/** A component is a function of its properties, as Astro's own tools have it. */
function typesOfComponent(text: string, file: string): string {
  const [, script = ''] = /^---\n([\s\S]*?)\n---/.exec(text) ?? [];
  const imports = script.match(/^import .* from '.*\.ts';$/gm) ?? [];
  const [properties] = /^interface Props [\s\S]*?^\}/m.exec(script) ?? [];
  if (properties === undefined) throw new Error(`${file} has no interface Props`);
  return [...imports, properties, 'export default function Component(props: Props): any {}'].join('\n');
}
