import { parseDocument } from 'yaml';
import { isObject } from '../../base/values/is-object.ts';
import type { PlaygroundDisplay } from '../../model/api.ts';
import type { ContextualOption, IconValue } from '../../model/config.ts';
import type { FrontMatter, PageMode } from '../../model/front-matter.ts';
import type { Problem } from '../../model/problem.ts';
import { parseToml } from './parse-toml.ts';

export interface ParsedFrontMatter {
  frontMatter: FrontMatter;
  /** The source after the front matter. */
  body: string;
  /** Line on which `body` starts, counted from 1. */
  line: number;
  problems: Problem[];
}

const modes: readonly PageMode[] = ['default', 'wide', 'custom', 'frame', 'center', 'assistant'];
const displays: readonly PlaygroundDisplay[] = ['interactive', 'simple', 'none', 'auth'];

/**
 * Splits a page's source and reads its front matter: YAML between `---` lines or TOML between `+++` lines. Faults
 * become problems and whatever could be read is kept, since pages in the wild have deficient indentation,
 * duplicate keys, CRLF and byte-order marks. Line breaks in `body` are normalised to LF.
 */
export function parseFrontMatter(source: string, file: string): ParsedFrontMatter {
  const text = (source.charCodeAt(0) === 0xfeff ? source.slice(1) : source).replace(/\r\n?/g, '\n');
  const match = /^\s*(---|\+\+\+)[ \t]*\n(?:([\s\S]*?)\n)??\1[ \t]*(?:\n|$)/.exec(text);
  if (!match) return { frontMatter: resolveFrontMatter({}), body: text, line: 1, problems: [] };
  const problems: Problem[] = [];
  const data = match[1] === '---' ? readYaml(match[2] ?? '', file, problems) : parseToml(match[2] ?? '');
  const line = match[0].split('\n').length - (match[0].endsWith('\n') ? 0 : 1);
  return { frontMatter: resolveFrontMatter(data), body: text.slice(match[0].length), line, problems };
}

function readYaml(text: string, file: string, problems: Problem[]): Record<string, unknown> {
  const document = parseDocument(text, { uniqueKeys: false, strict: false, logLevel: 'silent', prettyErrors: true });
  for (const error of document.errors) {
    const position = error.linePos?.[0];
    problems.push({
      severity: 'warning',
      code: 'front-matter-yaml',
      message: `The front matter is not valid YAML: ${error.message
        .split('\n')[0]!
        .replace(/ at line \d+.*$/, '')
        .replace(/:$/, '')}`,
      hint: 'Quote values that hold a colon or other special characters',
      file,
      line: (position?.line ?? 1) + 1,
      column: position?.col,
    });
  }
  const value: unknown = document.errors.length === 0 ? document.toJS({ maxAliasCount: 100 }) : salvage(text);
  return isObject(value) ? value : {};
}

/** Reads `key: value` lines one by one, for front matter that YAML refuses as a whole. */
function salvage(text: string): Record<string, unknown> {
  const data: Record<string, unknown> = {};
  for (const line of text.split('\n')) {
    const match = /^\s{0,3}(['"]?)([\w:.-]+)\1\s*:\s*(.*)$/.exec(line);
    if (!match) continue;
    const raw = match[3]!
      .trim()
      .replace(/^(['"])([\s\S]*)\1$/, '$2')
      .replace(/^['"]|['"]$/g, '');
    data[match[2]!] = raw === 'true' ? true : raw === 'false' ? false : raw;
  }
  return data;
}

/** Fills every known key of front matter from unknown data; values of the wrong type count as absent. */
export function resolveFrontMatter(data: Record<string, unknown>): FrontMatter {
  const { known, meta } = splitKeys(data);
  return {
    title: text(known.title ?? known.Title),
    isUntitled: (known.title ?? known.Title) === '',
    description: text(known.description ?? known.Description),
    sidebarTitle: text(known.sidebarTitle),
    icon: icon(known.icon, text(known.iconType)),
    tag: text(known.tag),
    hidden: flag(known.hidden),
    noindex: flag(known.noindex),
    searchable: known.searchable !== false,
    boost: typeof known.boost === 'number' && Number.isFinite(known.boost) ? known.boost : null,
    keywords: list(known.keywords),
    deprecated: flag(known.deprecated),
    mode: modes.find((mode) => mode === known.mode) ?? 'default',
    url: text(known.url),
    rss: flag(known.rss),
    timestamp: typeof known.timestamp === 'boolean' ? known.timestamp : null,
    lastUpdatedDate: date(known.lastUpdatedDate),
    createdDate: date(known.createdDate),
    hideFooterPagination: flag(known.hideFooterPagination),
    hideApiMarker: flag(known.hideApiMarker),
    related: related(known.related),
    contextual: contextual(known.contextual),
    openapi: text(known.openapi),
    openapiSchema: text(known['openapi-schema']),
    asyncapi: text(known.asyncapi),
    api: text(known.api),
    authMethod: text(known.authMethod),
    contentType: text(known.contentType),
    playground: displays.find((display) => display === known.playground) ?? null,
    version: text(known.version),
    groups: groups(known.groups),
    public: flag(known.public) || flag(known.isPublic),
    meta,
  };
}

const knownKeys = new Set(
  `title Title description Description sidebarTitle icon iconType tag hidden noindex searchable boost keywords deprecated mode url rss
  timestamp lastUpdatedDate createdDate hideFooterPagination hideApiMarker related contextual openapi openapi-schema asyncapi api
  authMethod contentType playground version groups public isPublic`.split(/\s+/),
);

function splitKeys(data: Record<string, unknown>): { known: Record<string, unknown>; meta: Record<string, string> } {
  const known: Record<string, unknown> = Object.create(null);
  const meta: Record<string, string> = {};
  for (const [key, value] of Object.entries(data)) {
    if (knownKeys.has(key)) known[key] = value;
    else if (key !== '__proto__' && /^(string|number|boolean)$/.test(typeof value)) meta[key] = String(value);
  }
  return { known, meta };
}

function text(value: unknown): string | null {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}

function flag(value: unknown): boolean {
  return value === true || value === 'true';
}

function list(value: unknown): string[] {
  if (typeof value === 'string')
    return value
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean);
  return Array.isArray(value) ? value.map(text).filter((item) => item !== null) : [];
}

function date(value: unknown): string | null {
  const parsed =
    value instanceof Date ? value : typeof value === 'string' || typeof value === 'number' ? new Date(value) : null;
  return parsed && !Number.isNaN(parsed.getTime()) ? parsed.toISOString() : null;
}

function icon(value: unknown, style: string | null): IconValue | null {
  if (typeof value === 'string' && value.trim() !== '') return { name: value.trim(), style, library: null };
  if (!isObject(value) || typeof value.name !== 'string') return null;
  const library = value.library;
  return {
    name: value.name,
    style: text(value.style) ?? style,
    library: library === 'fontawesome' || library === 'lucide' || library === 'tabler' ? library : null,
  };
}

function groups(value: unknown): string[] | null {
  if (!Array.isArray(value)) return typeof value === 'string' ? list(value) : null;
  return value.flatMap((item) => (isObject(item) ? list(item.includes) : list([item])));
}

function related(value: unknown): FrontMatter['related'] {
  if (value === false) return false;
  if (!Array.isArray(value)) return [];
  return value.flatMap((item): { title: string | null; href: string }[] => {
    if (typeof item === 'string') return [{ title: null, href: item }];
    if (!isObject(item)) return [];
    return Object.entries(item).flatMap(([title, href]) => (typeof href === 'string' ? [{ title, href }] : []));
  });
}

/** `null` (the site's own menu) for anything but a list of options. */
function contextual(value: unknown): ContextualOption[] | null {
  const options = isObject(value) ? value.options : value;
  if (!Array.isArray(options)) return null;
  return options.flatMap((option): ContextualOption[] =>
    typeof option === 'string' ? [{ kind: 'builtin', name: option }] : [],
  );
}
