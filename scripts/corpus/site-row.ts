import type { Problem } from '../../src/model/problem.ts';
import type { ViewFinding } from './browse-site.ts';
import type { PageFinding } from './inspect-page.ts';
import type { SelectorCheck } from './match-selectors.ts';

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
  seconds: number;
  /** Of all processes together, in bytes. */
  memory: number;
  bytes: number;
  /** Problems by code. */
  counts: Record<string, number>;
  problems: Problem[];
  findings: PageFinding[];
  selectors: SelectorCheck;
  /** What a browser shows wrong on some pages. */
  views: ViewFinding[];
  /** Why there is no output; empty when there is one. */
  failure: string;
}

/** A row before anything was counted. */
export const emptyRow: SiteRow = {
  site: '',
  listed: 0,
  built: 0,
  unbuilt: [],
  pages: 0,
  seconds: 0,
  memory: 0,
  bytes: 0,
  counts: {},
  problems: [],
  findings: [],
  selectors: { total: 0, expected: [], absent: [], abandoned: [] },
  views: [],
  failure: '',
};
