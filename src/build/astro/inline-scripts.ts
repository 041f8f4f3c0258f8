import { join } from 'node:path';
import { minifySync } from 'rolldown/utils';
import type { Plugin } from 'vite';
import { packageFolder } from '../../read/site/package-folder.ts';

/** Files that the shell imports as text to stand in every page, before anything else loads. */
const shellFolder = join(packageFolder, 'src/view/shell/').replaceAll('\\', '/');
const inlineScript = /\/[\w-]+\.js\?raw$/;

/** Minifies the scripts that stand in pages themselves, which no bundle holds. */
export function inlineScripts(): Plugin {
  return {
    name: 'docwright:inline-scripts',
    enforce: 'post',
    transform(code, id) {
      if (!id.startsWith(shellFolder) || !inlineScript.test(id)) return null;
      const [, text = '""'] = /^export default (".*");?\s*$/s.exec(code.trim()) ?? [];
      return {
        code: `export default ${JSON.stringify(minifySync(id, JSON.parse(text) as string, { module: false }).code)};`,
        map: null,
      };
    },
  };
}
