import { posix } from 'node:path';
import type { ForeignPage, Generator, Lose, MigrationFolder } from '../../model/migration.ts';
import { objectOf } from '../folder/evaluated-value.ts';
import { joinPath, pathAt, withoutEnding } from '../folder/page-paths.ts';
import { findNamed, writtenText } from '../folder/read-page-source.ts';
import { readTomlSettings } from '../folder/read-toml-settings.ts';
import { mdbookIds } from '../markup/heading-ids.ts';
import { outwardLink } from './bar-links.ts';
import { createPageFinder, leadsAway, loseMissingPage, pathOfFile } from './find-page.ts';
import { createMadePages } from './made-pages.ts';
import { convertMdBook } from './mdbook/convert-mdbook.ts';
import { createNavigationLabels } from './navigation-labels.ts';
import { homeRedirect } from './page-languages.ts';
import { readSummary, summaryAddresses } from './read-summary.ts';

export const mdbook: Generator = {
  name: 'mdBook',
  detect: (folder) => findBook(folder) !== null,
  read: (folder, lose) => {
    const { file, source, summary, book, html, preprocessors, macros } = findBook(folder)!;
    if (macros !== undefined) lose({ file, message: `preprocessor.katex: the commands of ${macros}` });
    for (const name of preprocessors.filter((own) => !known.has(own)))
      lose({ file, message: `preprocessor.${name}: a program that changes pages while the book is built` });
    const found = readPages(folder, source, summary);
    const [labels, made] = [createNavigationLabels(), createMadePages()];
    const find = createPageFinder(found);
    const navigation = {
      // The first heading is the title of the summary.
      pages: readSummary(summary.replace(/^\s*#[^\n]*/, ''), {
        form: { group: /^#[ \t]+(.+?)[ \t]*$/, isBulleted: false },
        ...{ find, labels, made },
        loseMissing: (address) => loseMissingPage(address, { folder, file: joinPath(source, 'SUMMARY.md'), lose }),
      }),
    };
    const [description, repository] = [writtenText(book['description']), writtenText(html['git-repository-url'])];
    return {
      settings: {
        name: writtenText(book['title']) ?? 'Documentation',
        ...(description !== undefined && { description }),
        ...(repository !== undefined && { navbar: { links: [outwardLink(repository, undefined)] } }),
      },
      navigation,
      language: writtenText(book['language']),
      redirects: [...redirectsOf(html, { file, lose }), ...homeRedirect(found, navigation)],
      pages: labels.label(found),
      made: made.all,
      partials: new Map(),
      assets: [{ from: source, to: '' }],
      headingIds: mdbookIds,
      modules: /^$/,
      base: writtenText(html['site-url'])?.replace(/^(?!\/).*/, '/') ?? '/',
      aliases: {},
      convert: (text, context) =>
        convertMdBook(text, {
          folder,
          context,
          hasMath: html['mathjax-support'] === true,
          hasDefinitions: html['definition-lists'] !== false,
        }),
      convertFrontMatter: () => ({}),
    };
  },
};

/** What they write is read here, too. */
const known: ReadonlySet<string> = new Set(['links', 'index', 'admonish', 'katex', 'mermaid']);

interface Book {
  file: string;
  /** The folder of the pages. */
  source: string;
  /** Text of its summary. */
  summary: string;
  /** Tables `book` and `output.html` of `book.toml`. */
  book: Record<string, unknown>;
  html: Record<string, unknown>;
  preprocessors: string[];
  /** The file of commands of formulas. */
  macros: string | undefined;
}

function findBook(folder: MigrationFolder): Book | null {
  const file = findNamed(folder, /^book\.toml$/);
  if (file === null) return null;
  const config = readTomlSettings(folder.read(file)!);
  const book = objectOf(config['book']);
  const source = joinPath(posix.dirname(file), writtenText(book['src']) ?? 'src');
  const summary = folder.read(joinPath(source, 'SUMMARY.md'));
  const html = objectOf(objectOf(config['output'])['html']);
  const preprocessor = objectOf(config['preprocessor']);
  const macros = writtenText(objectOf(preprocessor['katex'])['macros']);
  return summary === null
    ? null
    : { file, source, summary, book, html, preprocessors: Object.keys(preprocessor), macros };
}

/** Pages are what the summary names: other files are put into them. */
function readPages(folder: MigrationFolder, source: string, summary: string): ForeignPage[] {
  const named = summaryAddresses(summary).map((address) => joinPath(address.split('#')[0]!));
  return [...new Set(named)]
    .filter((place) => /\.md$/i.test(place) && folder.has(joinPath(source, place)))
    .map((place) => {
      const path = pathOfFile(place);
      const isIndex = pathAt(withoutEnding(place)) !== path;
      return { file: joinPath(source, place), path, ...(!isIndex && { address: `/${withoutEnding(place)}.html` }) };
    });
}

/** Of `output.html.redirect`: the address of a file → one that counts from it. */
function redirectsOf(
  html: Record<string, unknown>,
  { file, lose }: { file: string; lose: Lose },
): { source: string; destination: string }[] {
  const all = Object.entries(objectOf(html['redirect']));
  const inPages = all.filter(([from]) => from.includes('#'));
  if (inPages.length > 0) {
    lose({ file, message: `Redirects from anchors in pages, such as ${inPages[0]![0]}` });
  }
  return all.flatMap(([from, to]) => {
    if (typeof to !== 'string' || from.includes('#')) return [];
    const source = `/${joinPath(from)}`;
    if (leadsAway(to)) return [{ source, destination: to }];
    const [path = '', hash] = to.split('#');
    const page = pathOfFile(joinPath(path.startsWith('/') ? '' : posix.dirname(source), path).replace(/\.html$/, ''));
    const destination = `/${page === 'index' ? '' : page}${hash === undefined ? '' : `#${hash}`}`;
    return [{ source, destination }];
  });
}
