import { openCacheFolder } from '../cache/open-cache-folder.ts';
import type { RenderNamer } from '../render/create-render-namer.ts';
import { readFragment } from '../render/keep-rendered.ts';
import type { KeepOptions } from '../render/render-context.ts';
import type { RenderPool } from './render-pool.ts';

/** Looks for parts of pages among what earlier builds have rendered before a process is asked for them. */
export function findKeptFragments(
  { renderFragment }: Pick<RenderPool, 'renderFragment'>,
  { keep, namer }: { keep: KeepOptions; namer: RenderNamer },
): Pick<RenderPool, 'renderFragment'> {
  const files = openCacheFolder(keep.folder);
  return {
    renderFragment: async (fragment) => readFragment(files, namer.nameFragment(fragment)) ?? renderFragment(fragment),
  };
}
