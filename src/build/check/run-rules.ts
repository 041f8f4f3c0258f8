import { checkAltTexts } from './check-alt-texts.ts';
import { checkColors } from './check-colors.ts';
import type { CheckFinding, CheckInput } from './check-input.ts';
import { checkLinks } from './check-links.ts';
import { checkListing } from './check-listing.ts';
import { checkPageTexts } from './check-page-texts.ts';
import { checkRedirects } from './check-redirects.ts';
import { checkSettingsLinks } from './check-settings-links.ts';
import { checkUnused } from './check-unused.ts';

const looks: readonly ((input: CheckInput) => CheckFinding[])[] = [
  checkSettingsLinks,
  checkLinks,
  checkRedirects,
  checkUnused,
  checkListing,
  checkAltTexts,
  checkPageTexts,
  checkColors,
];

/** Everything that the rules find in a site, whatever it weighs. */
export function runRules(input: CheckInput): CheckFinding[] {
  return looks.flatMap((look) => look(input));
}
