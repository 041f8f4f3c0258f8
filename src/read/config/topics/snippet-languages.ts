/** Keys of the languages that code samples are generated in, and other names for them (specification, language table). */
export const snippetLanguages: Readonly<Record<string, readonly string[]>> = {
  bash: ['curl', 'sh', 'shell'],
  python: ['py'],
  javascript: ['js'],
  node: ['nodejs', 'node.js'],
  php: [],
  go: ['golang'],
  java: [],
  ruby: ['rb'],
  powershell: [],
  swift: [],
  csharp: ['c#'],
  dotnet: ['.net', 'dot-net'],
  typescript: ['ts'],
  c: [],
  'c++': ['cpp'],
  kotlin: ['kt'],
  rust: ['rs'],
  dart: ['flutter'],
};

/** The key of a language by its key or another name, in any case; `null` when there is none. */
export function findSnippetLanguage(name: string): string | null {
  const wanted = name.trim().toLowerCase();
  for (const [key, aliases] of Object.entries(snippetLanguages)) {
    if (key === wanted || aliases.includes(wanted)) return key;
  }
  return null;
}
