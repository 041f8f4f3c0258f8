/** Names that pages use for languages which have a grammar under another name. */
const otherNames: Record<string, string> = {
  '.env': 'dotenv',
  cli: 'shellscript',
  command: 'shellscript',
  commandline: 'shellscript',
  conf: 'ini',
  console: 'shellsession',
  curl: 'shellscript',
  env: 'dotenv',
  gcloud: 'shellscript',
  gitignore: 'ini',
  golang: 'go',
  gradle: 'groovy',
  jinja2: 'jinja',
  linux: 'shellscript',
  node: 'javascript',
  nodejs: 'javascript',
  'objective-c++': 'objective-cpp',
  'package-install': 'shellscript',
  pgsql: 'sql',
  postgres: 'sql',
  postgresql: 'sql',
  pwsh: 'powershell',
  py3: 'python',
  pycon: 'python',
  python3: 'python',
  sol: 'solidity',
  terminal: 'shellscript',
  tsql: 'sql',
};

const shells = new Set(['shellscript', 'shellsession', 'powershell', 'fish', 'bat']);

/**
 * The name under which a grammar may be known, from what an author wrote after the fence: other cases, other names and
 * what follows a punctuation mark (`rust,ignore`) are dealt with. It need not be a language that exists.
 */
export function normalizeLanguage(written: string, aliases: Record<string, string> = {}): string {
  const name = written.trim().toLowerCase();
  for (const candidate of [name, name.replace(/(?<=.)[,;:={("'].*$/, '')]) {
    if (Object.hasOwn(aliases, candidate)) return aliases[candidate]!;
    if (Object.hasOwn(otherNames, candidate)) return otherNames[candidate]!;
    if (candidate !== name) return candidate;
  }
  return name;
}

/** Whether a language (by the name of its grammar) is that of a command line, where `<placeholder>` is no redirect. */
export function isShell(language: string): boolean {
  return shells.has(language);
}
