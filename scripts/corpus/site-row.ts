import type { Problem } from '../../src/model/problem.ts';
import type { ViewFinding } from './browse-site.ts';
import type { Reference } from './check-references.ts';
import type { PageFinding } from './inspect-page.ts';

/** What building one site gave. */
export interface SiteRow {
  site: string;
  /** Pages that `docs.json` names and that can be built: the file or the operation is there. */
  listed: number;
  /** Those of them that the output has. */
  built: number;
  /** Entries of navigation without a page in the output though the source has one. */
  unbuilt: string[];
  /** All pages of the output, generated and unlisted ones too. */
  pages: number;
  notices: Problem[];
  unknownComponents: Problem[];
  /** Links and images that lead nowhere in the output, though the source has what they name. */
  unresolved: Reference[];
  seconds: number;
  /** Of all processes together, in bytes. */
  memory: number;
  bytes: number;
  /** Problems by code. */
  counts: Record<string, number>;
  problems: Problem[];
  /** Of `--inspect`. */
  findings: PageFinding[];
  /** Of `--browse`. */
  views: ViewFinding[];
  /** Why there is no output; empty when there is one. */
  failure: string;
}
