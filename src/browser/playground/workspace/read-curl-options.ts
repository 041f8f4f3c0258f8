import type { HttpField, HttpPart } from '../../../model/http.ts';

/** What a cURL command says of its request. */
export interface CurlCommand {
  method: string | null;
  url: string | null;
  headers: HttpField[];
  data: string[];
  /** What the body is read from. */
  file: string | null;
  form: HttpPart[];
  user: string | null;
  cookies: string[];
  isGet: boolean;
  isDigest: boolean;
  isHead: boolean;
}

type Reader = (command: CurlCommand, value: string) => unknown;

const addHeader =
  (name: string, prefix = ''): Reader =>
  ({ headers }, value) =>
    headers.push({ name, value: prefix + value });

/** Options with a value that say something about the request. */
const options: ReadonlyMap<string, Reader> = new Map<string, Reader>(
  (
    [
      ['-X --request', (command, value) => (command.method = value)],
      ['--url', (command, value) => (command.url = value)],
      ['-H --header', ({ headers }, value) => headers.push(...readHeader(value))],
      ['-d --data --data-binary --data-ascii', addData],
      ['--data-raw', ({ data }, value) => data.push(value)],
      ['--data-urlencode', ({ data }, value) => data.push(encodeData(value))],
      ['--json', addJson],
      ['-F --form', ({ form }, value) => form.push(...readPart(value))],
      ['--form-string', ({ form }, value) => form.push(...readText(value))],
      ['-u --user', (command, value) => (command.user = value)],
      ['-b --cookie', ({ cookies }, value) => cookies.push(value)],
      ['--oauth2-bearer', addHeader('Authorization', 'Bearer ')],
      ['-A --user-agent', addHeader('User-Agent')],
      ['-e --referer', addHeader('Referer')],
    ] satisfies [string, Reader][]
  ).flatMap(([names, read]) => names.split(' ').map((name): [string, Reader] => [name, read])),
);

/** Options without a value, by their letters and by their names. */
const flagLetters = /[#0-9:BGIJLMNORSZafgijklnpqsv]/;
const flagNames =
  /^--(?:(?:disable|fail|http|ipv|no-|post30|remote-|show-|ssl|tcp-|tlsv)[\w.-]*|anyauth|basic|compressed|create-dirs|digest|get|globoff|head|include|insecure|junk-session-cookies|location(?:-trusted)?|negotiate|netrc|ntlm|parallel|path-as-is|progress-bar|proxytunnel|raw|silent|styled-output|tr-encoding|trace-(?:ids|time)|use-ascii|verbose)$/;

/** The words of a cURL command after its name. */
export function readCurlOptions(words: string[]): CurlCommand {
  const command: CurlCommand = {
    method: null,
    url: null,
    headers: [],
    data: [],
    file: null,
    form: [],
    user: null,
    cookies: [],
    isGet: false,
    isDigest: false,
    isHead: false,
  };
  for (let index = 0; index < words.length; index++) {
    const word = words[index]!;
    if (!word.startsWith('-') || word === '-') {
      command.url ??= word;
      continue;
    }
    for (const [option, attached] of optionsOf(word)) {
      if (isFlag(option)) readFlag(command, option);
      else {
        const value = attached || (words[++index] ?? '');
        options.get(option)?.(command, value);
      }
    }
  }
  return command;
}

/** One word may hold several options, of which the last has what follows as its value: `-sSXPOST`. */
function optionsOf(word: string): [option: string, attached: string][] {
  const [, name, value = ''] = /^(--[^=]+)(?:=(.*))?$/s.exec(word) ?? [];
  if (name !== undefined) return [[name, value]];
  const options: [string, string][] = [];
  for (let at = 1; at < word.length; at++) {
    const option = `-${word[at]}`;
    options.push([option, word.slice(at + 1)]);
    if (!isFlag(option)) break;
  }
  return options;
}

function isFlag(option: string): boolean {
  return option.startsWith('--') ? flagNames.test(option) : flagLetters.test(option[1] ?? '');
}

function readFlag(command: CurlCommand, option: string): void {
  if (option === '-G' || option === '--get') command.isGet = true;
  else if (option === '--digest') command.isDigest = true;
  else if (option === '-I' || option === '--head') command.isHead = true;
}

function addData(command: CurlCommand, value: string): void {
  command.data.push(value);
  if (value.startsWith('@')) command.file = baseName(value.slice(1));
}

function addJson(command: CurlCommand, value: string): void {
  addData(command, value);
  command.headers.push({ name: 'Content-Type', value: 'application/json' });
}

/** `Name:` takes out one of cURL's own, `Name;` sends it empty. */
function readHeader(text: string): HttpField[] {
  const [, name, sign, value] = /^([^:;]+)([:;])\s*(.*)$/s.exec(text) ?? [];
  if (name === undefined || value === undefined || (sign === ':' && value === '')) return [];
  return [{ name: name.trim(), value: value.trim() }];
}

function encodeData(text: string): string {
  const [, name = '', value = text] = /^([^=]*)=(.*)$/s.exec(text) ?? [];
  return name === '' ? encodeURIComponent(value) : `${name}=${encodeURIComponent(value)}`;
}

function readText(text: string): Extract<HttpPart, { kind: 'text' }>[] {
  const [, name, value] = /^([^=]+)=(.*)$/s.exec(text) ?? [];
  return name === undefined || value === undefined ? [] : [{ kind: 'text', name, value }];
}

/** After a value or the name of a file, `;type=` and the like say more of it. */
function readPart(text: string): HttpPart[] {
  return readText(text).map(({ name, value }): HttpPart => {
    const [, mark, quoted, plain = '', more = ''] =
      /^([@<]?)(?:"((?:[^"\\]|\\.)*)"|(.*?))((?:;\s*(?:type|filename|headers|encoder)=.*)?)$/s.exec(value) ?? [];
    const content = quoted?.replace(/\\(.)/gs, '$1') ?? plain;
    const contentType = /;\s*type=([^;]+)/.exec(more)?.[1];
    const filename = baseName(/;\s*filename="?([^";]+)/.exec(more)?.[1] ?? content);
    const typed = contentType !== undefined && { contentType };
    return mark
      ? { kind: 'file', name, file: { filename, ...typed } }
      : { kind: 'text', name, value: content, ...typed };
  });
}

function baseName(path: string): string {
  return path.replace(/^.*[\\/]/, '');
}
