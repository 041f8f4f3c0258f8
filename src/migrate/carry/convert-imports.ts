import { countBreaks, mapProse } from '../../base/text/map-prose.ts';
import type { Lose } from '../../model/migration.ts';
import { dropLostNames } from './drop-lost-names.ts';

export interface ImportContext {
  file: string;
  line: number;
  lose: Lose;
  /** Modules whose components are converted. */
  modules: RegExp;
  /** Names of components that are converted, whatever module they are from. */
  components: ReadonlySet<string>;
  /** The file of the folder that a module is. */
  resolve: (specifier: string) => string | null;
  /** Where a picture or another file lies in the new folder. */
  take: (file: string) => string;
  /** Where a piece of a page lies below `snippets`. */
  takePartial: (file: string) => string;
  /** The same for a component; `null` for one that needs what pages do not have. */
  takeComponent: (file: string) => string | null;
}

const statement = /^import\s+(?:([\w$*{}\s,]+?)\s+from\s+)?["']([^"'\n]+)["'][ \t]*;?[ \t]*(?:\n|$)/gm;

/** Imports of a page: pieces of pages stay, pictures become addresses; what would need a bundler goes, and is told. */
export function convertImports(text: string, context: ImportContext): string {
  const addresses = new Map<string, string>();
  const lost: string[] = [];
  const kept = mapProse(text, (prose, start) =>
    prose.replace(statement, (whole, names: string | undefined, written: string, offset: number) => {
      const specifier = written.replace(/\\(.)/g, '$1');
      const target = readTarget(specifier, context);
      const name = /^[\w$]+$/.test(names?.trim() ?? '') ? names!.trim() : null;
      if (target.kind === 'partial' && names) return `import ${names.trim()} from '/snippets/${target.file}';\n`;
      if (target.kind === 'file' && name) addresses.set(name, target.address);
      const gone = target.kind === 'lost' || target.kind === 'converted' ? namesOf(names, target.kind) : [];
      const unknown = gone.filter((own) => !context.components.has(own));
      lost.push(...unknown);
      if (target.kind === 'lost' && (unknown.length > 0 || gone.length === 0))
        context.lose({
          file: context.file,
          line: context.line + start + countBreaks(prose.slice(0, offset)),
          message: `import of "${specifier}"`,
        });
      return whole.endsWith('\n') ? '\n' : '';
    }),
  );
  const shown = addresses.size === 0 ? kept : mapProse(kept, (prose) => showAddresses(prose, addresses));
  return dropLostNames(shown, lost, (line, message) =>
    context.lose({ file: context.file, line: context.line + line, message }),
  );
}

/** Names that a page does not get; components of a module that is converted have other ones. */
function namesOf(written: string | undefined, kind: 'lost' | 'converted'): string[] {
  const names = (written ?? '').split(/[{},]/).map((name) => name.replace(/^.*\sas\s/s, '').trim());
  return names.filter((name) => /^[\w$]+$/.test(name) && (kind === 'lost' || /^[a-z]/.test(name)));
}

type Target =
  | { kind: 'partial'; file: string }
  | { kind: 'file'; address: string }
  | { kind: 'converted' }
  /** Pages have what it exports. */
  | { kind: 'known' }
  | { kind: 'lost' };

function readTarget(specifier: string, context: ImportContext): Target {
  const { modules, resolve, take, takePartial, takeComponent } = context;
  if (specifier === 'react') return { kind: 'known' };
  if (modules.test(specifier)) return { kind: 'converted' };
  const [path = ''] = specifier.split('?');
  const file = resolve(path);
  const component = file !== null && /\.[jt]sx$/.test(file) ? takeComponent(file) : null;
  if (component !== null) return { kind: 'partial', file: component };
  if (file === null || /\.(?:[cm]?[jt]sx?|vue|svelte|astro|css|scss|json|ya?ml)$/.test(file)) return { kind: 'lost' };
  return /\.mdx?$/.test(file)
    ? { kind: 'partial', file: takePartial(file) }
    : { kind: 'file', address: `/${take(file)}` };
}

/** `src={name}`, and `<Name />` of a picture that was imported as a component. */
function showAddresses(prose: string, addresses: ReadonlyMap<string, string>): string {
  return prose
    .replace(/=\{\s*([\w$]+)(?:\.default|\.src)?\s*\}/g, (whole, name: string) => {
      const address = addresses.get(name);
      return address === undefined ? whole : `="${address}"`;
    })
    .replace(/<([A-Z][\w$]*)((?:\s[^<>]*)?)\/>/g, (whole, name: string, rest: string) => {
      const address = addresses.get(name);
      return address === undefined ? whole : `<img src="${address}"${rest.trimEnd()} />`;
    });
}
