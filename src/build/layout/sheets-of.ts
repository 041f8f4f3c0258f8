import { basename } from 'node:path';
import { pageAccess } from '../../base/readers/page-access.ts';
import type { LayoutAssets } from '../../model/layout.ts';
import type { Page } from '../../model/page.ts';
import { featureStyles } from '../../view/content-components/feature-styles.ts';

/** The style sheets that are made for a site, by address; `null` for one that would be empty. */
export interface SiteSheets {
  /** CSS of the site's own colours, fonts and background. */
  siteStyle: string;
  fonts: LayoutAssets['fonts'];
  /** Rules of typefaces. */
  fontSheet: string | null;
  utilities: string | null;
  /** Rules of the utilities, as far as it takes to know which pages use them. */
  utilityRules: string;
  /** Of the utilities by which pages for groups show words, by `readersKey`. */
  words: Record<string, string | null>;
  code: string | null;
  math: string | null;
  /** Whether pages need `math`; `null` where each says so itself. */
  needsMath: boolean | null;
  /** Of features, by the name of their last file. */
  features: Record<string, string | null>;
  /** What the theme makes of the search dialog. */
  search: string | null;
  /** The author's own. */
  own: string[];
  /** Whether one of these gives the bar another ground. */
  setsBarColor: boolean;
}

const folder = 'src/view/content-components/styles';
const apiFolder = 'src/view/api-reference/styles';

/**
 * API pages take theirs as one sheet: nearly all of them show fields and tabs, and one loads and packs better than
 * three.
 */
const apiFiles = [
  `${folder}/field.css`,
  `${folder}/tabs.css`,
  ...['url-bar', 'api-fields', 'examples', 'facts', 'api'].map((part) => `${apiFolder}/${part}.css`),
];

/** Few of them are overviews. */
const overviewFile = `${apiFolder}/overview.css`;

/** Of what no component is: pages and parts that an author draws by hand, cells of many words. */
const furtherFiles = new Map(['drawn', 'long-cells'].map((feature) => [feature, `${folder}/${feature}.css`]));

/** The files of the package of which each sheet of a page's features is made. */
function sheetFiles(features: readonly string[]): string[][] {
  const own = features.flatMap((feature) => (featureStyles[feature] ? `${folder}/${featureStyles[feature]}` : []));
  const files = [...own, ...[...furtherFiles].flatMap(([feature, file]) => (features.includes(feature) ? file : []))];
  if (!features.includes('api')) return files.map((file) => [file]);
  const further = files.filter((file) => !apiFiles.includes(file));
  if (features.includes('api-overview')) further.push(overviewFile);
  return [apiFiles, ...further.map((file) => [file])];
}

/** Every sheet of features, by its name in `SiteSheets.features`. */
export function featureSheets(): Map<string, string[]> {
  const single = [
    ...Object.values(featureStyles).map((name) => `${folder}/${name}`),
    overviewFile,
    ...furtherFiles.values(),
  ];
  return new Map([...single.map((file) => [file]), apiFiles].map((files) => [sheetName(files), files]));
}

/** The sheets of a page, in order. */
export function sheetsOf(
  sheets: SiteSheets,
  { page, features, usesUtilities }: { page: Page; features: readonly string[]; usesUtilities: boolean },
): string[] {
  const needsMath = sheets.needsMath ?? features.includes('math');
  const found = new Set([
    sheets.fontSheet,
    usesUtilities ? sheets.utilities : null,
    sheets.words[readersKey(page)] ?? null,
    features.includes('code') ? sheets.code : null,
    needsMath ? sheets.math : null,
    ...sheetFiles(features).map((files) => sheets.features[sheetName(files)]!),
    ...sheets.own,
  ]);
  return [...found].filter((href) => href !== null);
}

/** The same for pages that the same groups may read. */
export function readersKey({ visibility }: Page): string {
  return JSON.stringify(pageAccess(visibility, { isPrivate: true }));
}

function sheetName(files: readonly string[]): string {
  return basename(files.at(-1)!, '.css');
}
