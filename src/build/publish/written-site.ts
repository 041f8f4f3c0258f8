import type { Site } from '../../model/site.ts';
import type { BuildSources } from '../cache/build-records.ts';
import type { WrittenFiles } from '../output/write-files.ts';

export interface WrittenSite extends WrittenFiles {
  site: Site;
  sources: BuildSources;
}
