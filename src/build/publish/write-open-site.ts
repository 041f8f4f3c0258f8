import { stopsOutput } from '../../base/errors/stops-output.ts';
import { checkBuilt } from '../check/check-built.ts';
import { createSession } from '../session/create-session.ts';
import { measurePhase } from '../session/measure-phase.ts';
import { checkOutput } from './check-output.ts';
import { countPages } from './count-pages.ts';
import type { KeepingOptions } from './keeping-options.ts';
import { writePages } from './write-pages.ts';
import { nothingWritten, type WrittenSite } from './written-site.ts';

/** Builds what everybody may read, for hosts that hand out every file. */
export async function writeOpenSite(options: KeepingOptions, folder: string): Promise<WrittenSite> {
  const session = await createSession({ ...options, hostName: options.host ?? null, mode: 'build' });
  try {
    const early = session.problems();
    if (stopsOutput(early, options))
      return { ...nothingWritten, site: session.site, problems: early, sources: session.sources };
    countPages(session, options.onProgress);
    const writer = await writePages(session, folder, options);
    await measurePhase('Looking for restricted content', () =>
      checkOutput(session, { writer, texts: session.texts.marked }),
    );
    const told = await measurePhase('Checking links', () =>
      checkBuilt(session, [...session.problems(), ...writer.problems]),
    );
    return {
      site: session.site,
      files: writer.files,
      service: writer.service,
      standing: writer.standing,
      complete: writer.complete,
      problems: told,
      sources: session.sources,
    };
  } finally {
    await session.close();
  }
}
