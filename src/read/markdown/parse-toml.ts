/**
 * Reads the flat `key = value` lines of TOML front matter: strings, numbers, booleans and arrays of strings. Tables
 * and dates are rare enough in front matter that their lines are left out.
 */
export function parseToml(text: string): Record<string, unknown> {
  const data: Record<string, unknown> = {};
  for (const line of text.split('\n')) {
    const match = /^\s*(?:"([^"]+)"|([\w.-]+))\s*=\s*(.+?)\s*$/.exec(line);
    if (match) data[match[1] ?? match[2]!] = parseValue(match[3]!);
  }
  return data;
}

function parseValue(text: string): unknown {
  if (/^(true|false)$/.test(text)) return text === 'true';
  if (/^[+-]?\d+(\.\d+)?$/.test(text)) return Number(text);
  if (text.startsWith('['))
    return [...text.matchAll(/"((?:[^"\\]|\\.)*)"|'([^']*)'/g)].map((match) => match[1] ?? match[2]);
  const quoted = /^"((?:[^"\\]|\\.)*)"|^'([^']*)'/.exec(text);
  return quoted ? (quoted[1]?.replace(/\\(["\\])/g, '$1') ?? quoted[2]) : text;
}
