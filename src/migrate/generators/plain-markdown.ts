import { mapOutsideFences } from '../../base/text/map-prose.ts';
import type { Generator } from '../../model/migration.ts';
import { isMarkdown, titleOf, withoutEnding } from '../folder/page-paths.ts';
import { findNamed, readYamlObject, writtenText } from '../folder/read-page-source.ts';
import { convertAlerts, convertComments } from '../markup/convert-alerts.ts';
import { convertEmoji } from '../markup/convert-emoji.ts';
import { convertFences } from '../markup/convert-fences.ts';
import { githubIds } from '../markup/heading-ids.ts';
import { convertPlainMarkdown } from '../markup/plain-markdown.ts';
import { findOtherGenerator } from './find-other-generator.ts';
import { pathOfFile } from './find-page.ts';
import { generateNavigation } from './generate-navigation.ts';

/** Of a repository, not of its documentation: hidden folders, and files that its host looks for. */
const notPages = /(?:^|\/)\.[^/]+\/|^(?:docs\/)?(?:LICENSE|CODE_OF_CONDUCT|SECURITY|PULL_REQUEST_TEMPLATE)\.\w+$/;

function isPage(file: string): boolean {
  return isMarkdown(file) && !notPages.test(file);
}

export const plainMarkdown: Generator = {
  name: 'Markdown',
  detect: ({ files }) => files.some(isPage),
  read: (folder, lose) => {
    const { root, files } = folder;
    const settings = findNamed(folder, /^(?:docs|mint)\.json$/);
    if (settings !== null && readYamlObject(folder.read(settings) ?? '')['navigation'] !== undefined)
      lose({
        file: settings,
        message:
          'Settings and navigation of a site that Docwright can build unchanged: only its Markdown is carried over',
      });
    const other = findOtherGenerator(folder);
    if (other !== null) {
      const left = other.hasApis ? '; add its API descriptions to docs.json with "openapi"' : '';
      lose({
        file: other.file,
        message: `The site of ${other.name}, which is not supported: only its Markdown is carried over, grouped by folder${left}`,
      });
    }
    const pages = files.filter(isPage).map((file) => ({ file, path: pathOfFile(file) }));
    const name = root.split(/[\\/]/).filter(Boolean).at(-1) ?? 'documentation';
    return {
      settings: { name: titleOf(name) },
      navigation: { pages: generateNavigation(pages.map((page) => ({ page, place: withoutEnding(page.file) }))) },
      redirects: [],
      pages,
      partials: new Map(),
      assets: [{ from: '', to: '' }],
      headingIds: githubIds,
      modules: /^$/,
      base: '/',
      aliases: {},
      // Braces hold programs in MDX alone.
      convert: (text, { file }) =>
        convertFences(
          convertAlerts(convertEmoji(convertComments(/x$/i.test(file) ? text : convertPlainMarkdown(joinMarks(text))))),
        ),
      convertFrontMatter: ({ title, description }) => ({
        ...(writtenText(title) && { title }),
        ...(writtenText(description) && { description }),
      }),
    };
  },
};

const codeOrFormula = /\$`([^`\n]+)`\$(?!`)|\\.|(?<!`)(`+)(?!`)[\s\S]*?[^`]\2(?!`)/g;

/** Formulas that have marks of code within their own (GitHub, "Writing inline expressions"). */
function joinMarks(text: string): string {
  return mapOutsideFences(text, (prose) =>
    prose.replace(codeOrFormula, (whole, formula?: string) => (formula === undefined ? whole : `$$${formula}$$`)),
  );
}
