import { accessSync, constants } from 'node:fs';
import { join } from 'node:path';
import { outputMarker } from '../../base/paths/build-folder.ts';
import { countOf } from '../../base/text/count-of.ts';
import { addAll } from '../../base/values/add-all.ts';
import type { Page } from '../../model/page.ts';
import type { Problem } from '../../model/problem.ts';
import type { Site } from '../../model/site.ts';
import { resolveAssetAccess } from '../../read/site/asset-access.ts';
import { unreadable } from '../../read/site/unreadable.ts';
import { isForMembersSite } from '../layout/edition.ts';
import { holdsMemberParts } from '../layout/settle-rendered.ts';
import { createServiceSections } from '../outputs/service-sections.ts';
import type { DrawingProgress, FileTaker } from '../session/file-taker.ts';
import { measurePhase, notePhase } from '../session/measure-phase.ts';
import type { OpenSession } from '../session/open-session.ts';
import type { FolderWriter } from './folder-writer.ts';
import { type Hosting, hostingOf } from './hosting-of.ts';
import { shownParts } from './shown-parts.ts';
import { writeServiceFiles } from './write-service-files.ts';

export interface Placing {
  hosting: Hosting | null;
  /** The writer puts files where the host wants them; else they are moved at last. */
  isPlaced: boolean;
  /** Unset: all are drawn. */
  drawn?: DrawingProgress;
}

/**
 * Writes what is not a page: the site's assets as they are, and every generated file. An asset of the user wins over a
 * generated file of the same name.
 * @returns the writer of the finished output
 */
export async function writeFiles(
  session: OpenSession,
  writer: FolderWriter,
  { hosting, isPlaced, drawn = allDrawn }: Placing = { hosting: hostingOf(session), isPlaced: false },
): Promise<FolderWriter> {
  const { write } = writer;
  const writeUnfollowed: typeof write = (path, content) => {
    if (!hosting?.followed.has(path)) write(path, content);
  };
  const isStatic = session.edition.kind === 'static';
  const isServed = isStatic && hosting === null && session.options.hostName !== undefined;
  const sections = createServiceSections({ isPrivate: false, values: session.kept });
  const take: FileTaker['take'] = (path, file) => writer.take(path, file, () => null);
  let started = 0;
  const all = drawn.all.then(async () => {
    started = performance.now();
    const fragments = await measurePhase('Parts of API pages', session.fragments.renderAll);
    for (const [path, html] of fragments) write(path, html);
  });
  const onRun = isServed ? sections.add : undefined;
  const generating = session.generated.generate({ write: writeUnfollowed, take, onRun, drawn: { ...drawn, all } });
  const bundling = all.then(() => measurePhase('Interactive components', session.islands.readAll));
  const [islands] = await Promise.all([bundling, generating]);
  for (const [path, script] of islands) write(path, script);
  for (const path of session.operations.operations()) write(path, session.operations.read(path) ?? '');
  for (const [path, schemas] of session.operations.shared()) write(path, schemas);
  await measurePhase('Preview images', () => session.pictures.thumbnails?.draw(write));
  await measurePhase('Files of the site', async () => {
    for (const path of await openAssets(session)) copyAsset(path, { writer, session });
  });
  write(
    outputMarker,
    `${JSON.stringify({ generator: 'docwright', base: session.site.base, pages: session.site.pages.length })}\n`,
  );
  addAll(writer.problems, [...leftOut(session), ...unseenPlaygrounds(session)]);
  if (isStatic)
    await measurePhase('Files for the service or the host', async () => {
      const filled = await session.texts.fill(session.site);
      const packed = isServed ? await sections.finish() : null;
      writer = writeServiceFiles(filled, { writer, isPrivate: false, hosting, isPlaced, sections: packed });
    });
  notePhase('Other files', started);
  return writer;
}

const allDrawn: DrawingProgress = { page: async () => {}, all: Promise.resolve() };

/** What lies in a site's folder may be gone by now, or not be for this user. */
function copyAsset(path: string, { writer, session }: { writer: FolderWriter; session: OpenSession }): void {
  const source = join(session.folder, path);
  try {
    accessSync(source, constants.R_OK);
  } catch (error) {
    return void writer.problems.push(unreadable(path, error));
  }
  writer.copy(path, source);
}

/** The files of an output that go as they are: all in that for the service, which asks who wants them. */
async function openAssets(session: OpenSession): Promise<string[]> {
  const { edition, site, folder, secret, whole } = session;
  const paths = site.assets.map(({ path }) => path);
  if (edition.kind === 'marked' || edition.kind === 'whole') return paths;
  const told = await session.tellWhole();
  const access = resolveAssetAccess(told.site, {
    folder,
    isPrivate: isForMembersSite(edition),
    partsOf: (page) => shownParts(page, { marked: told.marked, secret, whole }),
  });
  return paths.filter((path) => access.get(path)?.every(({ kind }) => kind === 'everyone'));
}

/** Says what is missing from an output without sign-in. */
function leftOut({ edition, whole, site, texts, secret }: OpenSession): Problem[] {
  if (edition.kind !== 'static') return [];
  const pages = whole.pages.length - site.pages.length;
  const parts = [...texts.marked.values()].filter((page) => holdsMemberParts(page, secret)).length;
  if (pages + parts === 0) return [];
  const told = [pages > 0 && countOf(pages, 'page'), parts > 0 && `parts of ${countOf(parts, 'page')}`].filter(Boolean);
  const verb = pages === 1 && parts === 0 ? 'is' : 'are';
  return [
    {
      severity: 'warning',
      code: 'left-out',
      message: `${told.join(' and ')} ${verb} restricted to some readers and left out: a static host serves every file`,
      hint: 'Build with --protect and serve the output with `docwright serve` and sign-in',
    },
  ];
}

/** Says that nobody can sign in to see what members alone may try. */
function unseenPlaygrounds({ edition, site }: OpenSession): Problem[] {
  if (edition.kind !== 'static') return [];
  const count = site.pages.filter((page) => isGuarded(page, site)).length;
  if (count === 0) return [];
  return [
    {
      severity: 'warning',
      code: 'unseen-playground',
      message: `Nobody sees the playground of ${count} ${count === 1 ? 'page' : 'pages'}: it is only for signed-in readers (\`auth\`), but a static host has no sign-in`,
      hint: 'Build with --protect and serve the output with `docwright serve` and sign-in, or set `interactive`',
    },
  ];
}

function isGuarded(page: Page, { config }: Site): boolean {
  if (page.kind === 'endpoint') return page.playground === 'auth';
  return page.kind === 'channel' && (page.frontMatter.playground ?? config.api.playground.display) === 'auth';
}
