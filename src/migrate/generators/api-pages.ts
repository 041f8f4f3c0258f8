import { posix } from 'node:path';
import { decodeText } from '../../base/paths/decode-text.ts';
import { countBreaks } from '../../base/text/map-prose.ts';
import type { Generator, Lose, MigrationFolder } from '../../model/migration.ts';
import { joinPath, withoutEnding } from '../folder/page-paths.ts';
import { leadsAway } from './find-page.ts';
import { generateNavigation } from './generate-navigation.ts';
import { plainMarkdown } from './plain-markdown.ts';

/** What shows that a page, or a script of one, is there to show an API description. */
const viewer =
  /SwaggerUI(?:Bundle)?\s*\(|<redoc[\s>]|\bRedoc\.init\s*\(|<rapi-doc[\s>]|<elements-api[\s>]|@scalar\/api-reference/;

/** How such a page names its description; the first group is the address. */
const forms = [
  /\b(?:spec-url|apiDescriptionUrl|data-url)\s*=\s*["']([^"']+)["']/g,
  /\bRedoc\.init\s*\(\s*["'`]([^"'`]+)["'`]/g,
  /\burl["']?\s*:\s*["'`]([^"'`]+)["'`]/g,
];

/** What Swagger UI comes with. */
const samples = /^https?:\/\/petstore3?\.swagger\.io\//;

/** Pages of Swagger UI, Redoc and their like, each of which names a description. Markdown beside them comes along. */
export const apiPages: Generator = {
  name: 'API page',
  detect: (folder) => findViewers(folder).length > 0,
  read: (folder, lose) => {
    const named = findViewers(folder).flatMap((file) => descriptionsOf(folder, file, lose));
    const descriptions = named.filter((address) => !samples.test(address));
    const found = [...new Set(descriptions.length > 0 ? descriptions : named)];
    const site = plainMarkdown.read(folder, lose);
    const own = site.pages.find(({ file }) => /^README\.mdx?$/i.test(file));
    if (own)
      lose({ file: own.file, message: 'What the repository says about itself, which the old site did not show' });
    const pages = site.pages.filter((page) => page !== own);
    const placed = pages.map((page) => ({ page, place: withoutEnding(page.file) }));
    const guides = pages.length === 0 ? [] : [{ tab: 'Guides', pages: generateNavigation(placed) }];
    const name = found.map((address) => titleIn(folder.read(address) ?? '')).find((title) => title !== undefined);
    return {
      ...site,
      settings: { ...site.settings, ...(name !== undefined && { name }) },
      pages,
      navigation: { tabs: [...guides, { tab: 'API reference', openapi: found }] },
      descriptions: found.filter((address) => !leadsAway(address)),
    };
  },
};

/** What an API description calls the API; descriptions can be too long to be read as a whole for that. */
export function titleIn(description: string): string | undefined {
  const start = description.search(/(?:^|[{,])\s*["']?info["']?\s*:/m);
  const head = start < 0 ? '' : description.slice(start, start + 4000);
  return /(?:^|[{,])\s*["']?title["']?\s*:\s*(?:"([^"\n]+)"|'([^'\n]+)'|([^"'\s][^\n]*))/m
    .exec(head)
    ?.slice(1)
    .find(Boolean)
    ?.trim();
}

/** Programs of the viewers themselves are large, and their texts say nothing of this site. */
function findViewers(folder: MigrationFolder): string[] {
  return folder.files
    .filter((file) => /\.(?:html?|[cm]?js)$/i.test(file) && !/(?:bundle|standalone|preset|\.min)[^/]*\.js$/i.test(file))
    .filter((file) => viewer.test(folder.read(file) ?? ''));
}

function descriptionsOf(folder: MigrationFolder, file: string, lose: Lose): string[] {
  const text = folder.read(file)!;
  const found = forms.flatMap((form) => [...text.matchAll(form)]);
  if (found.length === 0) lose({ file, message: 'An API description that is inside the page or set by code' });
  return found.flatMap(({ 1: address = '', index }) => {
    const published = /^https?:\/\/(?:[\w-]+\.github\.io|raw\.githubusercontent\.com)\/([^?#]+)/.exec(address)?.[1];
    // What a repository publishes of itself lies in it.
    const own = published && findFile(folder, decodeText(published), file);
    if (leadsAway(address)) return [own || address];
    const [path = ''] = address.split(/[?#]/);
    const place = findFile(folder, decodeText(path), file);
    const line = countBreaks(text.slice(0, index)) + 1;
    if (place === null) lose({ file, line, message: `The API description ${address}, which is not in the folder` });
    return place === null ? [] : [place];
  });
}

/** What an address means depends on where the page was served: beside it, or at the end of the same path. */
function findFile({ files, has }: MigrationFolder, path: string, page: string): string | null {
  const beside = joinPath(path.startsWith('/') ? path : posix.join(posix.dirname(page), path));
  if (has(beside)) return beside;
  const names = joinPath(path).split('/');
  const ends = names.map((_, index) => names.slice(index).join('/')).filter((end) => end !== '');
  return ends.flatMap((end) => files.find((file) => file === end || file.endsWith(`/${end}`)) ?? [])[0] ?? null;
}
