import { countBreaks, mapOutsideFences, mapProse } from '../../base/text/map-prose.ts';
import { renderFence } from '../../base/text/render-fence.ts';
import { addAll } from '../../base/values/add-all.ts';
import type { Lose } from '../../model/migration.ts';
import { attribute } from '../markup/attribute.ts';
import { fenceTitle } from '../markup/fence-title.ts';
import { type ImportedIcon, iconsOf, showIcons } from '../markup/imported-icons.ts';
import { dropLostNames } from './drop-lost-names.ts';

export interface ImportContext {
  file: string;
  line: number;
  lose: Lose;
  /** Modules whose components are converted. */
  modules: RegExp;
  /** Names of components that are converted, whatever module they are from. */
  components: ReadonlySet<string>;
  /** Text of a file of the folder. */
  read: (file: string) => string | null;
  /** The file of the folder that a module is. */
  resolve: (specifier: string) => string | null;
  /** The only file of the folder whose path ends so; a path from its root or from the page has no such file. */
  findByEnd: (path: string) => string | null;
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
  const texts = new Map<string, Source>();
  const icons = new Map<string, ImportedIcon>();
  const lost: string[] = [];
  const kept = mapProse(text, (prose, start) =>
    prose.replace(statement, (whole, names: string | undefined, written: string, offset: number) => {
      const specifier = written.replace(/\\(.)/g, '$1');
      for (const [own, icon] of iconsOf(specifier, names ?? '') ?? []) icons.set(own, icon);
      const target = readTarget(specifier, context);
      const name = /^[\w$]+$/.test(names?.trim() ?? '') ? names!.trim() : null;
      // Lines below keep their numbers.
      const gone = '\n'.repeat(countBreaks(whole));
      if (target.kind === 'partial' && names)
        return `import ${names.trim()} from '/snippets/${target.file}';${gone || '\n'}`;
      if (target.kind === 'text' && name) texts.set(name, { ...target, text: target.text.trimEnd() });
      if (target.kind === 'file' && name) addresses.set(name, target.address);
      const missing = target.kind === 'lost' || target.kind === 'converted' ? namesOf(names, target.kind) : [];
      const unknown = missing.filter((own) => !context.components.has(own));
      addAll(lost, unknown);
      if (target.kind === 'lost' && (unknown.length > 0 || missing.length === 0))
        context.lose({
          file: context.file,
          line: context.line + start + countBreaks(prose.slice(0, offset)),
          message: `import of "${specifier}"`,
        });
      return gone;
    }),
  );
  const shown = addresses.size === 0 ? kept : mapProse(kept, (prose) => showAddresses(prose, addresses));
  const written = texts.size === 0 ? shown : showTexts(shown, texts);
  const named = icons.size === 0 ? written : showIcons(written, icons);
  return dropLostNames(mapProse(writeBaseNames(named), writeBaseCalls), {
    names: lost,
    tell: (line, message) => context.lose({ file: context.file, line: context.line + line, message }),
    findPicture: (name) => {
      const file = context.findByEnd(name);
      return file === null ? null : `/${context.take(file)}`;
    },
  });
}

/** Names that a page does not get; components of a module that is converted have other ones. */
function namesOf(written: string | undefined, kind: 'lost' | 'converted'): string[] {
  const names = (written ?? '').split(/[{},]/).map((name) => name.replace(/^.*\sas\s/s, '').trim());
  return names.filter((name) => /^[\w$]+$/.test(name) && (kind === 'lost' || /^[a-z]/.test(name)));
}

interface Source {
  text: string;
  language: string;
}

type Target =
  | { kind: 'partial'; file: string }
  | { kind: 'file'; address: string }
  /** What stands in a file. */
  | ({ kind: 'text' } & Source)
  | { kind: 'converted' }
  /** Pages have what it exports. */
  | { kind: 'known' }
  | { kind: 'lost' };

function readTarget(specifier: string, context: ImportContext): Target {
  const { modules, read, resolve, take, takePartial, takeComponent } = context;
  if (specifier === 'react' || iconsOf(specifier, '') !== null) return { kind: 'known' };
  if (modules.test(specifier)) return { kind: 'converted' };
  const [path = '', query = ''] = specifier.replace(/^!*raw-loader!/, '').split('?');
  const file = resolve(path);
  if (file !== null && (query === 'raw' || specifier.includes('raw-loader!')))
    return { kind: 'text', text: read(file) ?? '', language: /\.(\w+)$/.exec(file)?.[1] ?? 'text' };
  const component = file !== null && /\.(?:[jt]sx|js)$/.test(file) ? takeComponent(file) : null;
  if (component !== null) return { kind: 'partial', file: component };
  if (file === null || /\.(?:[cm]?[jt]sx?|vue|svelte|astro|css|scss|json|ya?ml)$/.test(file)) return { kind: 'lost' };
  return /\.mdx?$/.test(file)
    ? { kind: 'partial', file: takePartial(file) }
    : { kind: 'file', address: `/${take(file)}` };
}

const baseCall = /\buseBaseUrl\(\s*(["'`])([^"'`$\\]+)\1\s*,?\s*\)/;

/** What puts the base path of an old site before an address (Docusaurus): here, links have it by themselves. */
function writeBaseCalls(prose: string): string {
  const rooted = (path: string): string => (/^(?:[/#.]|[a-z][a-z\d+.-]*:)/i.test(path) ? path : `/${path}`);
  return [`(?<==)\\{\\s*${baseCall.source}\\s*\\}`, baseCall.source].reduce(
    (text, form) => text.replace(new RegExp(form, 'g'), (_, __, path: string) => `"${rooted(path)}"`),
    prose,
  );
}

const viteBase = /import\.meta\.env\.BASE_URL(\.replace\([^()\n]*\))?/;
const namedBase = new RegExp(String.raw`^export\s+const\s+([\w$]+)\s*=\s*${viteBase.source}[ \t]*;?[ \t]*$`, 'gm');

/** The base path as Vite gives it, by itself or by a name of the page: a page with that word shows nothing here. */
function writeBaseNames(text: string): string {
  if (!text.includes('import.meta.env')) return text;
  const names: string[] = [];
  mapProse(text, (prose) => {
    addAll(
      names,
      [...prose.matchAll(namedBase)].map(([, name = '']) => name.replaceAll('$', '\\$')),
    );
    return prose;
  });
  const before = `(?:${[...names, viteBase.source].join('|')})`;
  const template = String.raw`\x60\$\{\s*${before}\s*\}(?<inner>[^\x60$]*)\x60`;
  const sum = String.raw`${before}\s*\+\s*(?<quote>["'])(?<added>[^"'\n]*)\k<quote>`;
  const address = new RegExp(String.raw`(?<==)\{\s*(?:${template}|${sum})\s*\}`, 'g');
  // The text of a template looks like code in a line.
  const written = mapOutsideFences(text, (prose) =>
    prose.replace(address, (...match) => {
      const { inner, added }: Record<string, string | undefined> = match.at(-1);
      return `"/${(inner ?? added ?? '').replace(/^\/+/, '')}"`;
    }),
  );
  return mapProse(written, (prose) =>
    prose.replace(new RegExp(viteBase.source, 'g'), (_, trim: string | undefined) =>
      trim === undefined ? '"/"' : '""',
    ),
  );
}

/** `src={name}`, the same for each mode, and `<Name />` of a picture that was imported as a component. */
function showAddresses(prose: string, addresses: ReadonlyMap<string, string>): string {
  return prose
    .replace(/=\{\s*([\w$]+)(?:\.default|\.src)?\s*\}/g, (whole, name: string) => {
      const address = addresses.get(name);
      return address === undefined ? whole : `="${address}"`;
    })
    .replace(/\b(light|dark):\s*([\w$]+)(?:\.default|\.src)?(?=\s*[,}])/g, (whole, mode: string, name: string) => {
      const address = addresses.get(name);
      return address === undefined ? whole : `${mode}: "${address}"`;
    })
    .replace(/<([A-Z][\w$]*)((?:\s[^<>]*)?)\/>/g, (whole, name: string, rest: string) => {
      const address = addresses.get(name);
      return address === undefined ? whole : `<img src="${address}"${rest.trimEnd()} />`;
    });
}

const codeElement =
  /^([ \t]*)<(Code|CodeBlock)\b((?:[^<>{}"]|"[^"]*"|\{[^{}]*\})*?)(?:\/>|>\s*\{\s*([\w$]+)\s*\}\s*<\/\2>)[ \t]*$/gm;

/** Elements that show what stands in a file (Starlight, Docusaurus) as code of the page; attributes have it as text. */
function showTexts(text: string, texts: ReadonlyMap<string, Source>): string {
  const shown = mapOutsideFences(text, (prose) =>
    prose.replace(codeElement, (whole, indent: string, _, given: string, inner: string | undefined) => {
      const source = texts.get(inner ?? /\bcode=\{\s*([\w$]+)\s*\}/.exec(given)?.[1] ?? '');
      if (source === undefined) return whole;
      const value = (name: string): string => new RegExp(`\\b${name}="([^"]*)"`).exec(given)?.[1] ?? '';
      const info = [value('lang') || value('language') || source.language, fenceTitle(value('title'))]
        .filter(Boolean)
        .join(' ');
      return renderFence(source.text, info).replace(/^(?=.)/gm, indent);
    }),
  );
  return mapProse(shown, (prose) =>
    prose.replace(/[ \t]+([\w-]+)=\{\s*([\w$]+)\s*\}/g, (whole, name: string, own: string) => {
      const source = texts.get(own);
      return source === undefined ? whole : attribute(name, source.text);
    }),
  );
}
