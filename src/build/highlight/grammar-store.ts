import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createOnigurumaEngine } from 'shiki/engine/oniguruma';
import { type IGrammar, Registry, type Theme } from 'shiki/textmate';
import type { LanguageRegistration, RegexEngine } from 'shiki/types';
import type { LanguageSource } from './language-source.ts';
import { LineTokenizer } from './line-tokenizer.ts';
import { createRegexEngine } from './regex-engine.ts';

export interface GrammarStore {
  /**
   * What reads lines of a language (by its resolved name) for `theme`, loaded on first use; `null` for a faulty
   * grammar.
   */
  get: (language: string, theme: Theme) => LineTokenizer | null;
}

interface Entry {
  registry: Registry;
  grammar: IGrammar | null;
  tokenizers: Map<Theme, LineTokenizer>;
}

let loading: Promise<RegexEngine> | null = null;

/** What finds the patterns of all grammars, the same for all. */
export function loadRegexEngine(): Promise<RegexEngine> {
  // `shiki/wasm` unpacks the same by a `Response`, for which Node loads all that it has of networks.
  loading ??= createOnigurumaEngine({ instantiator: instantiateOniguruma }).then(createRegexEngine);
  return loading;
}

async function instantiateOniguruma(imports: WebAssembly.Imports = {}): Promise<WebAssembly.Instance> {
  const binary = await readFile(createRequire(import.meta.url).resolve('shiki/onig.wasm'));
  return (await WebAssembly.instantiate(binary, imports)).instance;
}

/**
 * Keeps the grammars in use. Each language has a registry of its own with the languages it embeds, so that its colours
 * do not depend on which other languages were loaded before it.
 */
export async function createGrammarStore(source: LanguageSource): Promise<GrammarStore> {
  const engine = await loadRegexEngine();
  const entries = new Map<string, Entry>();
  return {
    get(language, theme) {
      let entry = entries.get(language);
      if (!entry) entries.set(language, (entry = createEntry(source.load(language), engine, theme)));
      if (!entry.grammar) return null;
      applyTheme(entry.registry, theme);
      let tokenizer = entry.tokenizers.get(theme);
      if (!tokenizer) entry.tokenizers.set(theme, (tokenizer = new LineTokenizer(entry.grammar)));
      return tokenizer;
    },
  };
}

function createEntry(registrations: LanguageRegistration[], engine: RegexEngine, theme: Theme): Entry {
  const registry = createRegistry(registrations, engine);
  applyTheme(registry, theme);
  const scope = registrations.at(-1)?.scopeName;
  return { registry, grammar: scope === undefined ? null : loadGrammar(registry, scope), tokenizers: new Map() };
}

/**
 * Registries take themes as they are written, and a `ThemePair` is made, so it goes to the part below. With it grammars
 * run once for both themes: 1,500 blocks (450 kB) cost 2.1 s of processor time, and 6.7 s by Shiki's `codeToHtml`.
 */
function applyTheme(registry: Registry, theme: Theme): void {
  registry._syncRegistry.setTheme(theme);
}

function createRegistry(registrations: LanguageRegistration[], engine: RegexEngine): Registry {
  const byScope = new Map(registrations.map((item) => [item.scopeName, item]));
  return new Registry({
    onigLib: {
      createOnigScanner: (patterns) => engine.createScanner(patterns),
      createOnigString: (text) => engine.createString(text),
    },
    loadGrammar: (scope) => byScope.get(scope) ?? null,
    getInjections: (scope) => registrations.filter((item) => injectsInto(item, scope)).map((item) => item.scopeName),
  });
}

// A grammar of the site's own may be wrong in any way.
function loadGrammar(registry: Registry, scope: string): IGrammar | null {
  try {
    return registry.loadGrammar(scope);
  } catch {
    return null;
  }
}

function injectsInto(registration: LanguageRegistration, scope: string): boolean {
  return registration.injectTo?.some((target) => scope === target || scope.startsWith(`${target}.`)) ?? false;
}
