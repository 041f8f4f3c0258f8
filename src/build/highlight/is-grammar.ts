import type { LanguageRegistration } from 'shiki/types';

/** Whether a value has what every TextMate grammar has. */
export function isGrammar(value: unknown): value is LanguageRegistration {
  if (typeof value !== 'object' || value === null) return false;
  const { name, scopeName, patterns } = value as Partial<LanguageRegistration>;
  return typeof name === 'string' && typeof scopeName === 'string' && Array.isArray(patterns);
}
