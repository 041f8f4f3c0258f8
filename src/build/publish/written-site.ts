import type { Site } from '../../model/site.ts';
import type { WrittenFiles } from '../output/write-files.ts';

export interface WrittenSite extends WrittenFiles {
  site: Site;
}
