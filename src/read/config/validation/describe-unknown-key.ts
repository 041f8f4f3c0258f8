import { suggestNearest } from '../../../base/errors/suggest.ts';
import type { Problem } from '../../../model/problem.ts';
import type { Finding } from '../place.ts';

/** Where the settings of a retired key stand now, by the key without list positions. */
const replacements: Readonly<Record<string, string>> = {
  analytics: 'Use `integrations`',
  announcement: 'Use `banner`',
  anchors: 'Use `navigation.anchors`, or `navigation.global.anchors` for links on every page',
  'api.auth': 'Use `api.mdx.auth`',
  'api.baseUrl': 'Use `api.mdx.server`',
  'api.maintainOrder': 'Properties are always in the order of the API description',
  'api.paramFields': 'Use `api.params.expanded`',
  'api.playground.disableProxy': 'Use `api.playground.proxy`, with the opposite value',
  'api.playground.mode': 'Use `api.playground.display`',
  'api.request': 'Use `api.examples.languages`',
  asyncapi: 'Use `api.asyncapi`',
  'background.style': 'Use `background.decoration`',
  backgroundImage: 'Use `background.image`',
  codeBlock: 'Use `styling.codeblocks`',
  'colors.anchors': 'Use `color` on the anchor',
  'colors.background': 'Use `background.color`',
  css: 'Every style sheet in the site folder is loaded automatically',
  exclude: 'List the files in .mintignore',
  eyebrow: 'Use `styling.eyebrows`',
  font: 'Use `fonts`',
  footerSocials: 'Use `footer.socials`',
  head: 'Use `seo.metatags` for meta tags; every script in the site folder is loaded automatically',
  modeToggle: 'Use `appearance`',
  js: 'Every script in the site folder is loaded automatically',
  'navigation.asyncapi': 'Put it on a tab or a group, or use `api.asyncapi`',
  'navigation.openapi': 'Put it on a tab or a group, or use `api.openapi`',
  openapi: 'Use `api.openapi`',
  primaryTab: 'Use `navigation.tabs`',
  scripts: 'Every script in the site folder is loaded automatically',
  'seo.indexHiddenPages': 'Use `seo.indexing`',
  'styling.css': 'Every style sheet in the site folder is loaded automatically',
  tabs: 'Use `navigation.tabs`',
  topAnchor: 'Use `navigation.anchors`',
  topbarCtaButton: 'Use `navbar.primary`',
  topbarLinks: 'Use `navbar.links`',
  versions: 'Use `navigation.versions`',
};

/** Where a key stands that people write on an element of the navigation. */
const elsewhere: ReadonlyMap<string, string> = new Map([
  ['drilldown', 'Use `interaction.drilldown`, which applies to all groups'],
]);

const contentKeys = ['languages', 'versions', 'tabs', 'dropdowns', 'anchors', 'products', 'menu', 'groups', 'pages'];
const CONTENT_KEY = new RegExp(String.raw`^navigation(?:\..+)?\.(?:${contentKeys.join('|')})$`);
const METADATA = /^metadata[.[]/;

interface UnknownKey {
  key: string;
  at: string;
  /** What the schema knows there. */
  known: string[];
  /** What holds several values, as settings of the whole site do, and is known at the top of the file. */
  isTopLevel: boolean;
  /** It is a list of texts alone. */
  isOfTexts: boolean;
}

type Told = Finding & Partial<Pick<Problem, 'severity'>>;

/** What to say of a key that the schema does not know at its place. */
export function describeUnknownKey({ key, at, known, isTopLevel, isOfTexts }: UnknownKey): Told {
  const path = at.replace(/\[\d+\]/g, '');
  const replacement = Object.hasOwn(replacements, path)
    ? replacements[path]
    : METADATA.test(path)
      ? 'Use `seo.metatags` for meta tags'
      : null;
  if (replacement)
    return { code: 'retired-key', message: `The key \`${key}\` is no longer supported`, hint: replacement };
  if (CONTENT_KEY.test(path) && key === 'groups' && isOfTexts) return ofReaders;
  if (CONTENT_KEY.test(path))
    return {
      code: 'misplaced-key',
      message: `\`${key}\` is not allowed in this element and is ignored, with everything in it`,
      hint: rightPlace(key, known),
    };
  const hint = isTopLevel
    ? `\`${key}\` belongs at the top level of the file`
    : (elsewhere.get(key) ?? nearestOf(key, known));
  const message = `The key \`${key}\` is not known here and has no effect`;
  // Elements of one kind often have it all.
  return { code: 'unknown-key', message, hint, cause: `${key}: ${known.join()}` };
}

/** As pages have them in their front matter. */
const ofReaders: Told = {
  severity: 'error',
  code: 'misplaced-key',
  message: 'Names are not allowed here: as groups of readers, they would not restrict these pages',
  hint: 'Set groups of readers in the front matter of each page; list pages and groups of pages in `pages`',
};

function nearestOf(key: string, known: string[]): string | undefined {
  const nearest = suggestNearest(key, known);
  return nearest === null ? listOf(known) : `Did you mean \`${nearest}\`?`;
}

/** A long list helps nobody. */
function listOf(known: readonly string[]): string | undefined {
  return known.length > 16 ? undefined : `Known keys: ${known.map((name) => `\`${name}\``).join(', ')}`;
}

/** A group has no key for the groups in it: they stand among its pages. */
function rightPlace(key: string, known: readonly string[]): string | undefined {
  const here = known.filter((name) => contentKeys.includes(name));
  if (key === 'groups' && here.length === 1) return `Put groups inside a group in its \`${here[0]}\``;
  return here.length === 0 ? undefined : `This element can contain ${here.map((name) => `\`${name}\``).join(', ')}`;
}
