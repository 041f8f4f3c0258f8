import type { Generator, Lose, MigrationFolder } from '../../model/migration.ts';
import { evaluateModule } from '../folder/evaluate-module.ts';
import { objectOf } from '../folder/evaluated-value.ts';
import { joinPath } from '../folder/page-paths.ts';
import { writtenText } from '../folder/read-page-source.ts';
import { readVueSite } from './vitepress/read-vue-site.ts';

function findConfig(folder: MigrationFolder): string | null {
  const isConfig = (file: string): boolean => /(?:^|\/)\.vitepress\/config(?:\/index)?\.[cm]?[jt]s$/.test(file);
  return folder.files.filter(isConfig).sort((a, b) => a.length - b.length)[0] ?? null;
}

/** Folders of pages can have settings of their own (`defineAdditionalConfig`): those of the root and of languages. */
function withAdditional(
  config: Record<string, unknown>,
  { folder, root, lose }: { folder: MigrationFolder; root: string; lose: Lose },
): Record<string, unknown> {
  const locales = objectOf(config['locales']);
  const found = ['root', ...Object.keys(locales)].flatMap((name) => {
    const at = joinPath(root, name === 'root' ? '' : name, 'config');
    const file = ['.ts', '.mts', '.js', '.mjs'].map((ending) => at + ending).find(folder.has);
    if (file === undefined || !folder.read(file)!.includes('defineAdditionalConfig')) return [];
    const [locale, added] = [objectOf(locales[name]), objectOf(evaluateModule(folder, file, lose))];
    const themeConfig = { ...objectOf(locale['themeConfig']), ...objectOf(added['themeConfig']) };
    return [[name, { ...locale, ...added, themeConfig }] as const];
  });
  return found.length === 0 ? config : { ...config, locales: { ...locales, ...Object.fromEntries(found) } };
}

export const vitepress: Generator = {
  name: 'VitePress',
  npmPackage: 'vitepress',
  detect: (folder) => findConfig(folder) !== null,
  read: (folder, lose) => {
    const file = findConfig(folder)!;
    const own = objectOf(evaluateModule(folder, file, lose));
    const project = file.slice(0, file.indexOf('.vitepress')).replace(/\/$/, '');
    const root = joinPath(project, writtenText(own['srcDir']) ?? '');
    const config = withAdditional(own, { folder, root, lose });
    return readVueSite(folder, {
      form: 'vitepress',
      file,
      config,
      project,
      root,
      isClean: config['cleanUrls'] === true,
      lose,
    });
  },
};
