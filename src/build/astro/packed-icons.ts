import type { Plugin } from 'vite';
import { openIcons } from '../render/open-icons.ts';

const picture = /^((?:@[\w-]+\/)?[\w-]+\/[\w/-]+\.svg)\?raw$/;

/** Lets scripts of pages import pictures of the icon libraries, which are not installed, from packs in a folder. */
export function packedIcons(folder: string): Plugin {
  const read = (id: string): string | null => {
    const [, path] = picture.exec(id) ?? [];
    return path ? openIcons(folder).readPackageFile(path) : null;
  };
  return {
    name: 'docwright:packed-icons',
    enforce: 'pre',
    resolveId: (id) => (read(id) === null ? undefined : `\0${id}`),
    load(id) {
      const text = id.startsWith('\0') ? read(id.slice(1)) : null;
      return text === null ? undefined : `export default ${JSON.stringify(text)};`;
    },
  };
}
