import type { Leniency } from '../../base/errors/stops-output.ts';
import type { HostName } from '../../model/host.ts';
import type { PageLimits } from '../../model/page-limits.ts';

export interface BuildOptions extends Leniency {
  folder: string;
  out: string;
  base: string;
  origin: string | null;
  service: string | null;
  /** What rendering one page may take; `defaultPageLimits` when not given. */
  limits?: PageLimits;
  /** API descriptions that cannot be read are faults of their pages, and not of the settings. */
  allowMissingApis?: boolean;
  /** Of `Site.isUntrusted`. */
  isUntrusted?: boolean;
  /** Builds for members: what not everybody may read lies beside the output, from where the service hands it out. */
  protect?: boolean;
  /** Where the output is published, in place of what `docs.json` says. */
  host?: HostName | null;
  /** Where builds keep what the next ones can use; a place of its own when not given, `null` for none. */
  cache?: string | null;
  /** Astro and Vite say what they do. */
  verbose?: boolean;
  onProgress?: (progress: BuildProgress) => void;
}

export interface BuildProgress {
  step: string;
  done: number;
  total: number;
}
