import type { Site } from '../../model/site.ts';
import type { BuildSources } from '../cache/build-records.ts';
import type { FolderWriter } from '../output/folder-writer.ts';

export interface WrittenSite extends Pick<FolderWriter, 'files' | 'service' | 'problems' | 'standing' | 'complete'> {
  site: Site;
  sources: BuildSources;
}

/** Of a site with faults for which no output is made. */
export const nothingWritten: Pick<WrittenSite, 'files' | 'service' | 'standing' | 'complete'> = {
  files: new Map(),
  service: new Map(),
  standing: new Set(),
  complete: () => {},
};
