import type { CheckRuleName } from '../../base/checks/check-rules.ts';
import type { Page } from '../../model/page.ts';
import type { Problem } from '../../model/problem.ts';
import type { Site } from '../../model/site.ts';
import type { ThemeSurfaces } from '../../view/shell/derive-colors.ts';
import type { BuiltPage } from './built-page.ts';
import type { SoughtAddress, WrittenAddress } from './create-address-finder.ts';
import type { Targets } from './create-targets.ts';

/** What the rules look at. */
export interface CheckInput {
  site: Site;
  pages: readonly BuiltPage[];
  targets: Targets;
  /** Of the site's theme. */
  surfaces: ThemeSurfaces;
  /** Where a value of `docs.json` stands, by its key. */
  locate: (key: string) => Pick<Problem, 'file' | 'line' | 'column' | 'key'>;
  /** Text of a file of the site; `null` where there is none. */
  read: (file: string) => string | null;
  /** Where a page, or what it imports, writes an address that leads there; the file alone else. */
  place: (page: Page, sought: SoughtAddress) => WrittenAddress[];
}

/** A problem before it is known how much it weighs. */
export interface CheckFinding extends Omit<Problem, 'severity' | 'code'> {
  /** A rule, or what a slip in the name of one is. */
  code: CheckRuleName | 'unknown-key';
}
