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

/** Far beyond any real description: merging schemas that name each other can make unnamed ones without end. */
const maximalFragments = 50_000;

export function createFragmentStore(pool: Pick<RenderPool, 'renderFragment'>): FragmentStore {
  const known = new Map<string, FragmentReference>();
  const rendered = new Map<string, string>();
  const add: FragmentStore['add'] = (fragments) => {
    for (const fragment of fragments) if (known.size < maximalFragments) known.set(fragmentPath(fragment), fragment);
  };
  const render: FragmentStore['render'] = async (path) => {
    const fragment = known.get(path);
    if (!fragment) return null;
    if (!rendered.has(path)) {
      const result = await pool.renderFragment(fragment);
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
