import { parseDocument } from 'yaml';

/** JSON as YAML with the same values and order, or the other way round; whole numbers of any length stay exact. */
export function convertTree(text: string, format: 'json' | 'yaml'): string {
  const document = parseDocument(text, { intAsBigInt: true, uniqueKeys: false, strict: false, merge: true });
  if (format === 'yaml') return toYaml(document);
  return `${JSON.stringify(document.toJS({ maxAliasCount: -1 }), keepNumber, 2)}\n`;
}

/** JSON is YAML whose quotes and braces nobody wants to see. */
function toYaml(document: ReturnType<typeof parseDocument>): string {
  const plain = parseDocument('');
  plain.contents = plain.createNode(document.toJS({ maxAliasCount: -1 }), { aliasDuplicateObjects: false }) as never;
  return plain.toString({ lineWidth: 0 });
}

function keepNumber(_key: string, value: unknown): unknown {
  if (typeof value !== 'bigint') return value;
  return Number.isSafeInteger(Number(value)) ? Number(value) : (JSON as unknown as RawJson).rawJSON(String(value));
}

/** Not in the types of the language yet. */
interface RawJson {
  rawJSON: (text: string) => unknown;
}
