import { hasScheme } from '../../../base/paths/has-scheme.ts';
import type { JsonNode, JsonObject } from '../tree/json-node.ts';
import { nodeUnder, stringOf, writtenName } from '../tree/json-node.ts';

/** A tab, anchor or version of `mint.json`: it owns the groups whose pages stand in its folder. */
export interface MintSection {
  node: JsonNode;
  label: JsonNode;
  /** Folder of its pages without slashes at its ends, or a URL. */
  url: string;
  isRemote: boolean;
  /** The version it belongs to; `null` for all. */
  version: string | null;
}

/** The sections of a list; what is no section is left out. */
export function readSections(list: JsonNode | undefined): MintSection[] {
  return list?.kind === 'array' ? list.items.flatMap((node) => readSection(node) ?? []) : [];
}

function readSection(node: JsonNode): MintSection | null {
  const label = node.kind === 'scalar' ? node : nodeUnder(node, 'name');
  if (!label) return null;
  const url = stringOf(nodeUnder(node, 'url')) ?? '';
  const isRemote = hasScheme(url);
  return {
    node,
    label,
    url: isRemote ? url : trimSlashes(url),
    isRemote,
    version: writtenName(nodeUnder(node, 'version')),
  };
}

/** The section with the longest folder that holds the group's first page. */
export function findSection(group: JsonObject, sections: MintSection[]): MintSection | null {
  const page = firstPage(group);
  if (page === null) return null;
  const owners = sections.filter(({ url, isRemote }) => !isRemote && isInFolder(page, url));
  return owners.toSorted((a, b) => b.url.length - a.url.length)[0] ?? null;
}

/** Whether a page or folder is the folder itself or stands in it. */
export function isInFolder(path: string, folder: string): boolean {
  return folder !== '' && (path === folder || path.startsWith(`${folder}/`));
}

function firstPage(node: JsonNode): string | null {
  const pages = nodeUnder(node, 'pages');
  if (pages?.kind !== 'array') return null;
  for (const page of pages.items) {
    const found = stringOf(page) ?? firstPage(page);
    if (found !== null) return trimSlashes(found);
  }
  return null;
}

function trimSlashes(path: string): string {
  return path.replace(/^\/+|\/+$/g, '');
}
