import type { CheckPart } from '../../model/check.ts';
import { checkAltTexts } from './check-alt-texts.ts';
import { checkColors } from './check-colors.ts';
import { checkHost } from './check-host.ts';
import type { CheckFinding, CheckInput } from './check-input.ts';
import { checkLanguage } from './check-language.ts';
import { checkLinks } from './check-links.ts';
import { checkListing } from './check-listing.ts';
import { checkPageTexts } from './check-page-texts.ts';
import { checkRedirects } from './check-redirects.ts';
import { checkRuleNames } from './check-rule-names.ts';
import { checkSettingsLinks } from './check-settings-links.ts';
import { checkStyleFiles } from './check-style-files.ts';
import { checkUnused } from './check-unused.ts';

type Look = (input: CheckInput) => CheckFinding[];

const atLinks: readonly Look[] = [checkSettingsLinks, checkLinks, checkStyleFiles, checkRedirects, checkHost];
const atReaders: readonly Look[] = [checkAltTexts, checkColors, checkLanguage];
const atTexts: readonly Look[] = [checkUnused, checkListing, checkPageTexts, checkRuleNames];

/** Everything that the rules of a part find in a site, whatever it weighs; without one, what all rules find. */
export function runRules(input: CheckInput, part?: CheckPart): CheckFinding[] {
  return looksOf(part).flatMap((look) => look(input));
}

function looksOf(part: CheckPart | undefined): readonly Look[] {
  switch (part) {
    case undefined:
      return [...atLinks, ...atReaders, ...atTexts];
    case 'validate':
    case 'broken-links':
      return atLinks;
    case 'a11y':
      return atReaders;
    case 'openapi-check':
      return [];
  }
}
