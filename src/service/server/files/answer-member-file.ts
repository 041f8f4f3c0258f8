import { readFile, stat } from 'node:fs/promises';
import { answerContent, fromBytes, fromDisk, memoryLimit, tagOf } from '../../../base/http/answer-content.ts';
import { contentType } from '../../../base/paths/content-type.ts';
import type { MemberFile } from '../../access/access-context.ts';
import { SiteChanging } from '../site-changing.ts';
import { chooseEncoding, compressBody } from './compress-body.ts';

/**
 * Answers with a file that not everybody may read. What is text is kept by nobody; pictures and the like by the
 * reader's browser, which asks again each time.
 * @throws SiteChanging where another build was put in the place of the one that the service has read
 */
export async function answerMemberFile(
  request: Request,
  { path, status, personalise, isCurrent, ...own }: MemberFile,
): Promise<Response> {
  const type = own.type ? `${own.type}; charset=utf-8` : contentType(path);
  const isKept = /^(?:image|audio|video|font)\//.test(type);
  const headers = {
    'content-type': type,
    'cache-control': isKept ? 'private, no-cache' : 'private, no-store',
    vary: 'Cookie, Accept, Accept-Encoding',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    ...(path.endsWith('.md') && { 'x-robots-tag': 'noindex' }),
  };
  try {
    const { size, mtime } = await stat(path);
    const isStreamed = size > memoryLimit && !personalise;
    const bytes = isStreamed ? null : await readFile(path);
    // Only now: what was read before the list was replaced is what the list is about.
    if (!(await isCurrent())) throw new SiteChanging();
    if (bytes === null)
      return answerContent(request, fromDisk({ absolute: path, size, modified: mtime }), { status, headers });
    const text = personalise?.(bytes.toString('utf8'));
    if (text === null) throw new SiteChanging();
    const content = new Uint8Array(text === undefined ? bytes : Buffer.from(text));
    const encoding = chooseEncoding(request, { type, size: content.length });
    const body = { content, etag: tagOf(content) };
    return answerContent(
      request,
      fromBytes(encoding ? await compressBody(body, encoding) : body, {
        modified: personalise ? null : mtime,
        encoding: encoding?.name ?? null,
      }),
      { status, headers },
    );
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new SiteChanging();
  }
}
