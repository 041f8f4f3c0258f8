/** Where the key or item begins that JSON pointer tokens lead to, or the last one on the way that there is. */
export type FindOffset = (tokens: readonly string[]) => number | null;

interface Part {
  /** Of the key, or of the item of a list. */
  at: number;
  value: number;
}

const blank = /[ \t\r\n\uFEFF]*/y;
const word = /[^\s,:{}[\]"]+/y;

/**
 * Finds places in JSON of any length: what lies beside the way is passed over, once for each object or list. `null`
 * where the text is no JSON.
 */
export function createJsonFinder(text: string): FindOffset {
  const known = new Map<number, Map<string, Part> | null>();
  const partsOf = (at: number): Map<string, Part> | null => {
    if (!known.has(at)) known.set(at, text[at] === '{' || text[at] === '[' ? readParts(text, at) : new Map());
    return known.get(at)!;
  };
  return (tokens) => {
    let value = skip(text, 0);
    let offset = value;
    for (const token of tokens) {
      const parts = partsOf(value);
      if (!parts) return null;
      const part = parts.get(token);
      if (!part) return offset;
      ({ at: offset, value } = part);
    }
    return offset;
  };
}

/** Of an object by their keys, of a list by their numbers; `null` where it does not end as JSON does. */
function readParts(text: string, start: number): Map<string, Part> | null {
  const parts = new Map<string, Part>();
  const isObject = text[start] === '{';
  const close = isObject ? '}' : ']';
  let at = skip(text, start + 1);
  if (text[at] === close) return parts;
  for (let index = 0; ; index++) {
    const key = isObject ? readKey(text, at) : { name: String(index), value: at };
    const end = key && endOfValue(text, key.value);
    if (!key || end === null) return null;
    parts.set(key.name, { at, value: key.value });
    at = skip(text, end);
    if (text[at] === close) return parts;
    if (text[at] !== ',') return null;
    at = skip(text, at + 1);
  }
}

function readKey(text: string, at: number): { name: string; value: number } | null {
  const end = text[at] === '"' ? endOfString(text, at) : null;
  if (end === null) return null;
  const colon = skip(text, end);
  if (text[colon] !== ':') return null;
  try {
    return { name: JSON.parse(text.slice(at, end)) as string, value: skip(text, colon + 1) };
  } catch {
    return null;
  }
}

function endOfValue(text: string, at: number): number | null {
  if (text[at] === '"') return endOfString(text, at);
  if (text[at] !== '{' && text[at] !== '[') return endOf(word, text, at);
  const sign = /["{}[\]]/g;
  sign.lastIndex = at;
  let depth = 0;
  for (let found = sign.exec(text); found; found = sign.exec(text)) {
    if (found[0] === '"') {
      const end = endOfString(text, found.index);
      if (end === null) return null;
      sign.lastIndex = end;
    } else depth += found[0] === '{' || found[0] === '[' ? 1 : -1;
    if (depth === 0) return sign.lastIndex;
  }
  return null;
}

function endOfString(text: string, at: number): number | null {
  for (let end = text.indexOf('"', at + 1); end !== -1; end = text.indexOf('"', end + 1)) {
    let first = end;
    while (text[first - 1] === '\\') first--;
    if ((end - first) % 2 === 0) return end + 1;
  }
  return null;
}

function skip(text: string, at: number): number {
  return endOf(blank, text, at) ?? at;
}

/** Where what a sticky pattern finds at a place ends; `null` where it finds nothing. */
function endOf(pattern: RegExp, text: string, at: number): number | null {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : null;
}
