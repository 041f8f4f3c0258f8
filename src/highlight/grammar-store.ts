import { Registry, type IGrammar, type Theme } from 'shiki/textmate';
import type { LanguageRegistration, RegexEngine } from 'shiki/types';
import type { LanguageSource } from './language-source.ts';

export interface GrammarStore {
  /** The grammar of a resolved language name, set to `theme`, loaded on first use. */
  get: (language: string, theme: Theme) => IGrammar | null;
}

interface Entry {
  registry: Registry;
  grammar: IGrammar | null;
}

/**
 * Keeps the grammars in use. Each language has a registry of its own with the languages it embeds, so that its colours
 * do not depend on which other languages were loaded before it.
 */
export function createGrammarStore(source: LanguageSource, engine: RegexEngine): GrammarStore {
  const entries = new Map<string, Entry>();
  return {
    get(language, theme) {
      let entry = entries.get(language);
      if (!entry) entries.set(language, (entry = createEntry(source.load(language), engine, theme)));
      entry.registry._syncRegistry.setTheme(theme);
      return entry.grammar;
    },
  };
}

function createEntry(registrations: LanguageRegistration[], engine: RegexEngine, theme: Theme): Entry {
  const byScope = new Map(registrations.map((item) => [item.scopeName, item]));
  const registry = new Registry({
    onigLib: {
      createOnigScanner: (patterns) => engine.createScanner(patterns),
      createOnigString: (text) => engine.createString(text),
    },
    loadGrammar: (scope) => byScope.get(scope) ?? null,
    getInjections: (scope) => registrations.filter((item) => injectsInto(item, scope)).map((item) => item.scopeName),
  });
  registry._syncRegistry.setTheme(theme);
  const main = registrations.at(-1);
  try {
    return { registry, grammar: main ? registry.loadGrammar(main.scopeName) : null };
  } catch {
    return { registry, grammar: null };
  }
}

function injectsInto(registration: LanguageRegistration, scope: string): boolean {
  return registration.injectTo?.some((target) => scope === target || scope.startsWith(`${target}.`)) ?? false;
}
