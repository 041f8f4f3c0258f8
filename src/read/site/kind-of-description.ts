/** What stands after such a key in `docs.json` may begin with a number as well: the name of a file. */
const version = /["']?\d+(?:\.\d+){0,3}(?:-[a-z]+\.?\d*)?["']?\s*(?:[,}#]|$)/.source;
const descriptionMark = new RegExp(
  `^\\s*(?:\\{[\\s\\S]{0,20000}?)?(?<![\\w@/.-])["']?(openapi|swagger|asyncapi)["']?\\s*:\\s*${version}`,
  'm',
);
const jsonMark = new RegExp(`"(openapi|swagger|asyncapi)"\\s*:\\s*${version}`, 'm');
const bracesAndNames = /[{}[\]]|"(?:[^"\\\n]|\\.)*"|(?<![\w@/.-])(?:openapi|swagger|asyncapi)\b/g;
const yamlMark = new RegExp(`^(openapi|swagger|asyncapi):[ \\t]*${version}`, 'm');

/** Which specification a text follows by its own word; `null` for what is no API description. */
export function kindOfDescription(text: string): 'openapi' | 'asyncapi' | null {
  const isMarked =
    descriptionMark.test(text.slice(0, 40_000)) || descriptionMark.test(text.slice(-2000)) || isMarkedAmongKeys(text);
  if (!isMarked) return null;
  const mark = /^\s*\{/.test(text) ? markInBraces(text) : markAmongLines(text);
  return mark === undefined ? null : mark === 'asyncapi' ? 'asyncapi' : 'openapi';
}

/** Tools that sort keys put the version in the middle of a large file. */
function isMarkedAmongKeys(text: string): boolean {
  if (/^\s*\{/.test(text)) return /"(?:paths|channels)"\s*:\s*\{/.test(text) && jsonMark.test(text);
  return /^(?:paths|channels):/m.test(text) && yamlMark.test(text);
}

/** The mark among the keys of the whole: a list of packages can hold one that is called so. */
function markInBraces(text: string): string | undefined {
  const value = new RegExp(`["']?\\s*:\\s*${version}`, 'my');
  let depth = 0;
  for (const { 0: part, index } of text.matchAll(bracesAndNames)) {
    if (part === '{' || part === '[') depth++;
    else if (part === '}' || part === ']') depth--;
    else if (depth === 1) {
      const name = part.replaceAll('"', '');
      value.lastIndex = index + part.length;
      if (/^(?:openapi|swagger|asyncapi)$/.test(name) && value.test(text)) return name;
    }
  }
  return undefined;
}

function markAmongLines(text: string): string | undefined {
  const indent = /^(?!---|[ \t]*(?:[#%]|$))[ \t]*/m.exec(text.replace(/^\uFEFF/, ''))?.[0] ?? '';
  return new RegExp(`^\\uFEFF?${indent}["']?(openapi|swagger|asyncapi)["']?\\s*:\\s*${version}`, 'm').exec(text)?.[1];
}
