import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { stopsOutput } from '../../base/errors/stops-output.ts';
import { serviceFiles } from '../../base/paths/service-files.ts';
import { serviceFolderOf } from '../../base/paths/service-folder-of.ts';
import { resolveAssetAccess } from '../../read/site/asset-access.ts';
import { checkBuilt } from '../check/check-built.ts';
import { move } from '../files/move.ts';
import { removal } from '../files/removal.ts';
import { describeFolder } from '../output/describe-folder.ts';
import { createFolderWriter } from '../output/folder-writer.ts';
import { selectProtectedFiles } from '../output/select-protected-files.ts';
import { shownParts } from '../output/shown-parts.ts';
import { writeServiceFiles } from '../output/write-service-files.ts';
import { renderServiceSections } from '../outputs/service-sections.ts';
import { createSession } from '../session/create-session.ts';
import { checkOutput } from './check-output.ts';
import { countPages } from './count-pages.ts';
import type { KeepingOptions } from './keeping-options.ts';
import { renderSignInLook } from './render-sign-in-look.ts';
import { writePages } from './write-pages.ts';
import { nothingWritten, type WrittenSite } from './written-site.ts';

/**
 * Builds a site for members. `folder` gets what everybody may read, made from a site that holds nothing else, and the
 * folder for the service beside it the rest: the whole site with marks that say who sees which part, and the list of
 * who may have which file.
 */
export async function writeProtectedSite(options: KeepingOptions, folder: string): Promise<WrittenSite> {
  const { pool, ...rest } = options;
  const shared = { ...rest, service: options.service ?? '', mode: 'build' as const };
  const whole = await createSession({ ...shared, edition: { kind: 'whole' }, pool });
  const { site } = whole;
  const early = whole.problems();
  if (stopsOutput(early, options)) {
    await whole.close();
    return { ...nothingWritten, site, problems: early, sources: whole.sources };
  }
  const membersFolder = `${folder}.members`;
  const removeMembers = (): void => rmSync(membersFolder, removal);
  process.once('exit', removeMembers);
  const marked = await createSession({ ...shared, edition: { kind: 'marked' }, previous: whole });
  try {
    countPages(marked, options.onProgress);
    const members = await writePages(marked, membersFolder, { verbose: options.verbose });
    const filled = await marked.texts.fill(site);
    const open = await createSession({ ...shared, edition: { kind: 'public' }, previous: marked });
    const everybody = await writePages(open, folder, { verbose: options.verbose, last: options.last });
    await checkOutput(open, { writer: everybody, texts: marked.texts.marked });
    const files = selectProtectedFiles({
      site,
      folder: membersFolder,
      locatePublic: everybody.locate,
      secret: marked.secret,
      assetAccess: resolveAssetAccess(filled, {
        folder: options.folder,
        isPrivate: true,
        partsOf: (page) =>
          shownParts(page, { marked: marked.texts.marked, secret: marked.secret, whole: marked.whole }),
      }),
    });
    const writer = createFolderWriter(folder, {
      files: everybody.files,
      last: options.last,
      standing: new Set(everybody.standing),
    });
    writer.writeForService(serviceFiles.signIn, renderSignInLook(site, options.folder));
    move(membersFolder, join(serviceFolderOf(folder), serviceFiles.members));
    for (const [path, file] of describeFolder(join(serviceFolderOf(folder), serviceFiles.members)))
      writer.service.set(`${serviceFiles.members}/${path}`, file);
    writer.writeForService(serviceFiles.access, JSON.stringify(files));
    const sections = await renderServiceSections(filled, { isPrivate: true, values: marked.kept });
    writeServiceFiles(filled, { writer, isPrivate: true, open: open.site, sections });
    return {
      site,
      files: writer.files,
      service: writer.service,
      standing: writer.standing,
      complete: writer.complete,
      problems: await checkBuilt(marked, [...marked.problems(), ...members.problems, ...everybody.problems]),
      sources: {
        fetched: marked.sources.fetched,
        isVolatile: [marked, open].some(({ sources }) => sources.isVolatile),
        rendered: marked.sources.rendered + open.sources.rendered,
      },
    };
  } finally {
    await marked.close();
    removeMembers();
    process.removeListener('exit', removeMembers);
  }
}
