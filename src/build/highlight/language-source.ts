import { createRequire } from 'node:module';
import { bundledLanguagesAlias, bundledLanguagesBase, bundledLanguagesInfo } from 'shiki/langs';
import type { LanguageRegistration } from 'shiki/types';
import { isGrammar } from './is-grammar.ts';
import { normalizeLanguage } from './language-names.ts';

/** Where grammars come from. Synchronous, because a page's languages are known only while it renders. */
export interface LanguageSource {
  /** The one name of a language's grammar, or `null` when there is none: the code is plain text. */
  resolve: (written: string) => string | null;
  /** The grammar of a resolved name, last, after those it always embeds. */
  load: (name: string) => LanguageRegistration[];
}

/**
 * The grammars that come with Shiki and `custom` ones of the site (TextMate JSON), which win. Faulty custom ones are
 * passed over.
 */
export function createLanguageSource(custom: unknown[]): LanguageSource {
  const own = new Map<string, LanguageRegistration>();
  const aliases = bundledAliases();
  for (const grammar of custom.filter(isGrammar)) {
    const name = grammar.name.toLowerCase();
    own.set(name, { ...grammar, name });
    for (const alias of ownAliases(grammar)) aliases[alias.toLowerCase()] = name;
  }
  return {
    resolve(written) {
      const name = normalizeLanguage(written, aliases);
      return own.has(name) || Object.hasOwn(bundledLanguagesBase, name) ? name : null;
    },
    load: (name) => [...(own.has(name) ? [] : loadBundled(name)), ...(own.has(name) ? [own.get(name)!] : [])],
  };
}

// Languages that others show inside themselves on demand. Loading all that a grammar names would take a second for
// Markdown; loading what pages happen to use would colour the same code differently from page to page.
const embedded = [
  'typescript',
  'tsx',
  'jsx',
  'javascript',
  'json',
  'shellscript',
  'python',
  'yaml',
  'html',
  'css',
  'scss',
];

function loadBundled(name: string): LanguageRegistration[] {
  const own = requireGrammar(name);
  const wanted = own.at(-1)?.embeddedLangsLazy ?? [];
  const inner = embedded.filter((language) => wanted.includes(language)).flatMap(requireGrammar);
  return [...new Set([...inner, ...own])];
}

const requireModule = createRequire(import.meta.url);

function requireGrammar(name: string): LanguageRegistration[] {
  return (requireModule(`shiki/langs/${name}.mjs`) as { default: LanguageRegistration[] }).default;
}

function bundledAliases(): Record<string, string> {
  const aliases: Record<string, string> = {};
  for (const language of bundledLanguagesInfo) {
    for (const alias of language.aliases ?? []) aliases[alias] = language.id;
  }
  for (const alias of Object.keys(bundledLanguagesAlias)) aliases[alias] ??= alias;
  return aliases;
}

function ownAliases(grammar: LanguageRegistration): string[] {
  const fileTypes = (grammar as { fileTypes?: unknown }).fileTypes;
  return [grammar.aliases, fileTypes]
    .flatMap((list) => (Array.isArray(list) ? list : []))
    .filter((name) => typeof name === 'string');
}
