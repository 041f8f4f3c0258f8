import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ZstdOptions, zstdDecompressSync } from 'node:zlib';
import { DocsError } from '../../base/errors/docs-error.ts';
import type { ServicePageText } from '../../model/service-page.ts';

/**
 * Reads what a build wrote for the index of the service.
 * @throws DocsError for a folder without it
 */
export async function readServicePages(folder: string): Promise<ServicePageText[]> {
  const file = join(folder, '.service/sections.jsonl.zst');
  const content = await readFile(file).catch(() => null);
  if (content === null) {
    throw new DocsError([
      {
        severity: 'error',
        code: 'no-built-site',
        message: `${folder} is no built site: it has no .service/sections.jsonl.zst`,
        hint: 'Build it with docwright build',
      },
    ]);
  }
  return unpackPieces(content).flatMap((piece) => {
    const lines = piece.split('\n').filter((line) => line !== '');
    return lines.map((line) => JSON.parse(line) as ServicePageText);
  });
}

/** The file is a row of frames of whole lines; of several frames, Node unpacks the first alone. */
function unpackPieces(content: Buffer): string[] {
  const pieces: string[] = [];
  for (let at = 0; at < content.length; ) {
    const options: ZstdOptions & { info: true } = { info: true };
    const { buffer, engine } = zstdDecompressSync(content.subarray(at), options) as unknown as Unpacked;
    pieces.push(buffer.toString('utf8'));
    at += engine.bytesWritten;
  }
  return pieces;
}

/** What Node gives with `info`, which its types do not know. */
interface Unpacked {
  buffer: Buffer;
  /** `bytesWritten`: of what is packed, to the end of the frame. */
  engine: { bytesWritten: number };
}
