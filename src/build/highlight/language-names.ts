/** Names that pages use for languages which have a grammar under another name. */
const otherNames: Record<string, string> = {
  '.env': 'dotenv',
  assembly: 'asm',
  brew: 'shellscript',
  bun: 'shellscript',
  'c-sharp': 'csharp',
  cfg: 'ini',
  cli: 'shellscript',
  command: 'shellscript',
  commandline: 'shellscript',
  conf: 'ini',
  console: 'shellsession',
  curl: 'shellscript',
  django: 'jinja',
  'docker-compose': 'yaml',
  dockerignore: 'ini',
  editorconfig: 'ini',
  ejs: 'html',
  env: 'dotenv',
  es6: 'javascript',
  gcloud: 'shellscript',
  geojson: 'json',
  git: 'shellscript',
  gitignore: 'ini',
  golang: 'go',
  gradle: 'groovy',
  htm: 'html',
  'http-request': 'http',
  httpie: 'shellscript',
  hujson: 'jsonc',
  ignore: 'ini',
  ipynb: 'json',
  j2: 'jinja',
  jinja2: 'jinja',
  jsonlines: 'jsonl',
  kubectl: 'shellscript',
  linux: 'shellscript',
  mariadb: 'sql',
  mysql: 'sql',
  ndjson: 'jsonl',
  neon: 'yaml',
  node: 'javascript',
  'node.js': 'javascript',
  nodejs: 'javascript',
  npm: 'shellscript',
  npmrc: 'ini',
  'objective-c++': 'objective-cpp',
  objectivec: 'objective-c',
  octave: 'matlab',
  'package-install': 'shellscript',
  pgsql: 'sql',
  pip: 'shellscript',
  pnpm: 'shellscript',
  postgres: 'sql',
  postgresql: 'sql',
  psql: 'sql',
  pwsh: 'powershell',
  py3: 'python',
  pycon: 'python',
  python3: 'python',
  react: 'jsx',
  rest: 'http',
  'shell-session': 'shellsession',
  sol: 'solidity',
  sqlite: 'sql',
  svg: 'xml',
  terminal: 'shellscript',
  tsql: 'sql',
  vuejs: 'vue',
  wget: 'shellscript',
  xhtml: 'html',
  yarn: 'shellscript',
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
