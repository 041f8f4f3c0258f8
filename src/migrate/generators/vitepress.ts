import type { Generator, MigrationFolder } from '../../model/migration.ts';
import { evaluateModule, objectOf } from '../folder/evaluate-module.ts';
import { joinPath } from '../folder/page-paths.ts';
import { writtenText } from '../folder/read-page-source.ts';
import { readVueSite } from './vitepress/read-vue-site.ts';

function findConfig(folder: MigrationFolder): string | null {
  const isConfig = (file: string): boolean => /(?:^|\/)\.vitepress\/config(?:\/index)?\.[cm]?[jt]s$/.test(file);
  return folder.files.filter(isConfig).sort((a, b) => a.length - b.length)[0] ?? null;
}

export const vitepress: Generator = {
  name: 'VitePress',
  detect: (folder) => findConfig(folder) !== null,
  read: (folder, lose) => {
    const file = findConfig(folder)!;
    const config = objectOf(evaluateModule(folder, file));
    const project = file.slice(0, file.indexOf('.vitepress')).replace(/\/$/, '');
    const root = joinPath(project, writtenText(config['srcDir']) ?? '');
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
