import type { Site } from '../../model/site.ts';
import type { BuildSources } from '../cache/build-records.ts';
import type { FolderWriter } from '../output/folder-writer.ts';

export interface WrittenSite extends Pick<FolderWriter, 'files' | 'problems'> {
  site: Site;
  sources: BuildSources;
}
