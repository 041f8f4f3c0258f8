import type { FragmentReference } from '../../model/rendered-page.ts';
import type { RenderPool } from '../processes/render-pool.ts';
import { fragmentPath } from '../render/fragment-path.ts';

/** The fragments that rendered pages refer to. */
export interface FragmentStore {
  add: (fragments: readonly FragmentReference[]) => void;
  /** HTML of the fragment at a path of the output; `null` when no page refers to it. */
  render: (path: string) => Promise<string | null>;
  /** Every fragment that can be reached from the pages rendered so far, by path. */
  renderAll: () => Promise<Map<string, string>>;
}

/**
 * Of schemas without a name: merging makes ever new ones out of choices within choices. Far beyond any real
 * description, of which the largest have two for each page.
 */
const mostUnnamed = (pages: number): number => 500 + 5 * pages;
/** Signs for which one counts as one more: those of choices that lead to each other show dozens of fields each. */
const signsOfUnnamed = 10_000;

/** `pages`: how many the site has. */
export function createFragmentStore(pool: Pick<RenderPool, 'renderFragment'>, pages: number): FragmentStore {
  const known = new Map<string, FragmentReference>();
  const rendered = new Map<string, string>();
  let left = mostUnnamed(pages);
  const add: FragmentStore['add'] = (fragments) => {
    for (const fragment of fragments) {
      const path = fragmentPath(fragment);
      if (known.has(path) || (isUnnamed(fragment) && left-- <= 0)) continue;
      known.set(path, fragment);
    }
  };
  const render: FragmentStore['render'] = async (path) => {
    const fragment = known.get(path);
    if (!fragment) return null;
    if (!rendered.has(path)) {
      const result = await pool.renderFragment(fragment);
      if (isUnnamed(fragment)) left -= Math.floor(result.html.length / signsOfUnnamed);
      add(result.fragments);
      rendered.set(path, result.html);
    }
    return rendered.get(path)!;
  };
  return {
    add,
    render,
    renderAll: async () => {
      for (
        let waiting = [...known.keys()];
        waiting.length > 0;
        waiting = [...known.keys()].filter((path) => !rendered.has(path))
      ) {
        await Promise.all(waiting.map(render));
      }
      return rendered;
    },
  };
}

function isUnnamed(fragment: FragmentReference): boolean {
  return 'schema' in fragment && fragment.schema.$ref === undefined;
}
