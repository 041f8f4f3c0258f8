import { minifySync } from 'rolldown/utils';
import type { Plugin } from 'vite';

/** Files that the shell imports as text to stand in every page, before anything else loads. */
const inlineScript = /\/src\/view\/shell\/[\w-]+\.js\?raw$/;

/** Minifies the scripts that stand in pages themselves, which no bundle holds. */
export function inlineScripts(): Plugin {
  return {
    name: 'docwright:inline-scripts',
    enforce: 'post',
    transform(code, id) {
      if (!inlineScript.test(id)) return null;
      const [, text = '""'] = /^export default (".*");?\s*$/s.exec(code.trim()) ?? [];
      return {
        code: `export default ${JSON.stringify(minifySync(id, JSON.parse(text) as string, { module: false }).code)};`,
        map: null,
      };
    },
  };
}
