import type { LastOutput } from '../output/folder-writer.ts';
import type { KeepOptions } from '../render/render-context.ts';
import type { SessionOptions } from '../session/open-session.ts';
import type { BuildOptions } from './build-options.ts';

/** What a build gets once the cache is open. Apart from what it is asked for, whose types are in the package. */
export interface KeepingOptions extends BuildOptions {
  keep?: KeepOptions | undefined;
  /** Of `BuildCache`. */
  isFilled?: boolean | undefined;
  last?: LastOutput | undefined;
  /** Of `SessionOptions`. */
  pool?: SessionOptions['pool'];
}
