import { createUniqueNames } from '../../base/paths/unique-names.ts';
import type { Division, Navigation, NavNode } from '../../model/navigation.ts';

/** One division with content, or the navigation's root, and the way to it. */
export interface DivisionEntry {
  /** From the outermost division to this one; empty for the root. */
  chain: Division[];
  /** Divisions that stand beside each other: those of the root, then those in each division of the chain. */
  levels: (readonly Division[])[];
  /** Everything that stands in the innermost division. */
  nodes: readonly NavNode[];
  /** The name of its sidebar, safe in a file name. */
  sidebarId: string;
}

export interface DivisionIndex {
  /** The innermost of a place's divisions. */
  find: (divisions: readonly string[]) => DivisionEntry | null;
  /** Where readers start, in the language of the given code where the navigation has it. */
  findDefault: (language: string | null) => DivisionEntry;
  entries: DivisionEntry[];
}

/** Knows every division by its id. Walks the divisions once, never the pages. */
export function indexDivisions(navigation: Navigation): DivisionIndex {
  const names = createUniqueNames({ firstSuffix: 2 });
  const root: DivisionEntry = {
    chain: [],
    levels: [divisionsOf(navigation.root)],
    nodes: navigation.root,
    sidebarId: names.claim('main'),
  };
  const byId = new Map<string, DivisionEntry>();
  const visit = (parent: DivisionEntry): void => {
    for (const node of parent.levels.at(-1)!) {
      if (node.href !== null) continue;
      const entry = {
        chain: [...parent.chain, node],
        levels: [...parent.levels, divisionsOf(node.children)],
        nodes: node.children,
        sidebarId: names.claim(fileName(node.id)),
      };
      byId.set(node.id, entry);
      visit(entry);
    }
  };
  visit(root);
  return {
    find: (divisions) => (divisions.length === 0 ? root : (byId.get(divisions.at(-1)!) ?? null)),
    findDefault: (language) => findDefault(root, { language, byId }),
    entries: [root, ...byId.values()],
  };
}

function divisionsOf(nodes: readonly NavNode[]): Division[] {
  return nodes.filter((node) => node.kind === 'division');
}

function fileName(id: string): string {
  return (
    id
      .replace(/[^a-z0-9]+/gi, '-')
      .toLowerCase()
      .slice(-80)
      .replace(/^-|-$/g, '') || 'division'
  );
}

function findDefault(
  root: DivisionEntry,
  { language, byId }: { language: string | null; byId: ReadonlyMap<string, DivisionEntry> },
): DivisionEntry {
  const wanted = language?.toLowerCase();
  let entry = root;
  for (;;) {
    const choices = entry.levels.at(-1)!.filter(({ target, hidden }) => target !== null && !hidden);
    const own = choices.find((division) => division.type === 'language' && division.label.toLowerCase() === wanted);
    const next = own ?? choices[0];
    if (!next) return entry;
    entry = byId.get(next.id)!;
  }
}
