import { createHash, type Hash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { DocsError } from '../../base/errors/docs-error.ts';
import { isOfBuild } from '../../base/paths/build-folder.ts';
import { type BuiltSite, findBuiltSite } from '../../base/paths/find-built-site.ts';
import { insideOfElement } from '../../base/text/end-of-element.ts';
import { unescapeHtml } from '../../base/text/unescape-html.ts';
import { listFiles } from '../../read/site/list-files.ts';
import { readBuiltHtml } from '../render/read-built-html.ts';

export interface OutputPage {
  title: string;
  /** Stands for all that readers see of it between sidebar and footer. */
  content: string;
}

/**
 * Reads the pages of an output, in whatever theme and for whatever host it was built.
 * @returns pages by their path below the address of the site
 * @throws DocsError for a folder that holds no page
 */
export function readOutputPages(output: string): Map<string, OutputPage> {
  const site = findBuiltSite(output);
  const { folder } = site;
  const files = existsSync(folder) && statSync(folder).isDirectory() ? listPages(folder) : [];
  if (files.length === 0) {
    const message = `${folder} is not a built site`;
    throw new DocsError([{ severity: 'error', code: 'no-output', message, hint: 'Build it with docwright build' }]);
  }
  const pages = new Map<string, OutputPage>();
  for (const file of files) {
    const html = readFileSync(join(folder, file), 'utf8');
    if (!/<meta http-equiv="?refresh/i.test(html)) pages.set(pathOf(file), readPage(html, site));
  }
  return pages;
}

function listPages(folder: string): string[] {
  return listFiles(folder)
    .filter((file) => /\.html$/.test(file) && !/^(?:\.|404\.html$)/.test(file) && !isOfBuild(file))
    .toSorted();
}

function pathOf(file: string): string {
  const path = file.replace(/(?:^|\/)index\.html$|\.html$/, '');
  return `/${path.split('/').map(encodeURIComponent).join('/')}`;
}

function readPage(html: string, site: BuiltSite): OutputPage {
  const content = contentOf(html);
  const heading = /<h1\b/i.exec(content);
  const title = heading ? insideOfElement(content, heading.index) : (/<title>([^<]*)/i.exec(html)?.[1] ?? '');
  const hash = createHash('sha256').update(content);
  addPictures(hash, content, site);
  return {
    title: unescapeHtml(title.replace(/<[^>]*>/g, ''))
      .replace(/\s+/g, ' ')
      .trim(),
    content: hash.digest('hex'),
  };
}

/** Scripts and styles are another version's of Docwright, or speak of other pages. */
function contentOf(html: string): string {
  const start = /<article\b/i.exec(html) ?? /<main\b/i.exec(html) ?? /<body\b/i.exec(html);
  const content = start ? insideOfElement(html, start.index) : html;
  return content.replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1>|<link\b[^>]*>/gi, '');
}

/** A picture may be another one under the same address. */
function addPictures(hash: Hash, content: string, { folder, base }: BuiltSite): void {
  for (const { kind, href } of readBuiltHtml(content).references) {
    if (kind !== 'file' || !/^\/(?!\/)/.test(href)) continue;
    const path = decodePath(href);
    const file = join(folder, path.startsWith(`${base}/`) ? path.slice(base.length) : path);
    if (file.startsWith(folder + sep) && statSync(file, { throwIfNoEntry: false })?.isFile())
      hash.update(readFileSync(file));
  }
}

function decodePath(href: string): string {
  const path = href.replace(/[?#].*/s, '');
  try {
    return decodeURIComponent(path).replaceAll('\0', '');
  } catch {
    return path;
  }
}
