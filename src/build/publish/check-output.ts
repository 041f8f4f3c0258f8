import { isForMembersSite } from '../layout/edition.ts';
import { checkPublicFiles } from '../output/check-public-files.ts';
import type { FolderWriter } from '../output/folder-writer.ts';
import { collectRestrictedTexts } from '../output/restricted-texts.ts';
import type { OpenSession } from '../session/open-session.ts';
import type { OwnTexts } from '../session/own-texts.ts';

/**
 * Looks through what a session has written for everybody. `texts`: what rendering has shown of pages with parts.
 * @throws DocsError when something there is for some readers alone
 */
export async function checkOutput(
  session: OpenSession,
  { writer, texts }: { writer: Pick<FolderWriter, 'folder' | 'files' | 'locate'>; texts: OwnTexts['marked'] },
): Promise<void> {
  const { whole, secret, edition } = session;
  const restricted = collectRestrictedTexts({ whole, marked: texts, secret, isPrivate: isForMembersSite(edition) });
  if (restricted.size === 0) return;
  checkPublicFiles(restricted, writer, await session.texts.fill(session.site));
}
