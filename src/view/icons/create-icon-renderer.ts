import type { IconValue } from '../../model/config.ts';
import type { IconFiles } from './icon-files.ts';
import { type RenderedIcon, type RenderIconOptions, renderIcon } from './render-icon.ts';

export type IconRenderer = (icon: IconValue | null, options: Omit<RenderIconOptions, 'files'>) => RenderedIcon;

/**
 * `renderIcon` with a memory: sites use a few hundred icons thousands of times. Icons that are files are not kept,
 * since what their path means depends on the page.
 */
export function createIconRenderer(files: IconFiles): IconRenderer {
  const folders = new Map<string, string[]>();
  const kept = new Map<string, RenderedIcon>();
  const source: IconFiles = {
    readPackageFile: files.readPackageFile,
    listPackageFolder: (path) => remember(folders, path, () => files.listPackageFolder(path)),
  };
  return (icon, options) => {
    if (!icon || /[/.]/.test(icon.name)) return renderIcon(icon, { ...options, files: source });
    const { library, size, color, className } = options;
    const key = JSON.stringify([icon.name, icon.style, icon.library, library, size, color, className]);
    return remember(kept, key, () => renderIcon(icon, { ...options, files: source }));
  };
}

function remember<Value>(memory: Map<string, Value>, key: string, make: () => Value): Value {
  const known = memory.get(key);
  if (known !== undefined) return known;
  const value = make();
  memory.set(key, value);
  return value;
}
