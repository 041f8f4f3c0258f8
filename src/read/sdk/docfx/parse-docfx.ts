import { isObject } from '../../../base/values/is-object.ts';
import type { SdkFiles, SdkReference, SdkSymbol, SdkTarget } from '../../../model/api/sdk.ts';
import { parseTree } from '../../../shared/json-schema/parse-tree.ts';
import { sdkSyntax } from '../sdk-syntax.ts';
import { createDocfxNames } from './create-docfx-names.ts';
import type { DocfxItem, DocfxName } from './docfx-item.ts';
import { readDocfxSymbol } from './read-docfx-symbol.ts';

/**
 * Reads the ManagedReference files that `docfx metadata` writes.
 *
 * @throws DocsError where no file holds items
 */
export function parseDocfx(files: SdkFiles, id: string): SdkReference {
  const items = new Map<string, DocfxItem>();
  const named = new Map<string, DocfxName>();
  for (const [file, text] of files) {
    if (!/^### YamlMime:ManagedReference/m.test(text)) continue;
    const { value, problems } = parseTree(text, file);
    if (!isObject(value)) throw sdkSyntax(`${id}/${file}`, 'docfx', problems[0]?.message ?? 'it contains no items');
    for (const item of listOf<DocfxItem>(value['items'])) items.set(item.uid, item);
    for (const name of listOf<DocfxName>(value['references'])) named.set(name.uid, name);
  }
  if (items.size === 0) throw sdkSyntax(id, 'docfx', reasonOf(files));
  return buildReference(items, createDocfxNames(items, named), id);
}

function reasonOf(files: SdkFiles): string {
  return [...files.values()].some((text) => text.startsWith('### YamlMime:ApiPage'))
    ? 'its files are of type `YamlMime:ApiPage`; set `"outputFormat": "mref"` in docfx.json'
    : 'none of its files is of type `YamlMime:ManagedReference`';
}

/** Items of a list that have a name. */
function listOf<Item extends { uid: string }>(value: unknown): Item[] {
  const items: unknown[] = Array.isArray(value) ? value : [];
  return items.filter(
    (item): item is Item & Record<string, unknown> => isObject(item) && typeof item['uid'] === 'string',
  );
}

function buildReference(
  items: ReadonlyMap<string, DocfxItem>,
  names: ReturnType<typeof createDocfxNames>,
  id: string,
): SdkReference {
  const inside = Map.groupBy(items.values(), ({ parent }) => parent ?? '');
  const symbols: SdkSymbol[] = [];
  const targets = new Map<string, SdkTarget>();
  for (const item of [...items.values()].sort(byName)) {
    const read = readDocfxSymbol(item, { children: inside.get(item.uid) ?? [], names });
    if (!read) continue;
    symbols.push(read.symbol);
    targets.set(item.uid, { symbol: read.symbol, anchor: null });
    for (const [uid, anchor] of read.anchors) targets.set(uid, { symbol: read.symbol, anchor });
  }
  return { id, language: 'csharp', symbols, targets };
}

function byName(one: DocfxItem, other: DocfxItem): number {
  return one.uid < other.uid ? -1 : one.uid > other.uid ? 1 : 0;
}
