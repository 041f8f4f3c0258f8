import { type ZstdOptions, zstdDecompressSync } from 'node:zlib';

/**
 * The lines of `serviceFiles.sections`, a row of frames: of several, Node unpacks the first alone.
 * @throws where a frame is damaged or cut off
 */
export function unpackSections(content: Buffer): string[] {
  const lines: string[] = [];
  for (let at = 0; at < content.length; ) {
    const options: ZstdOptions & { info: true } = { info: true };
    const { buffer, engine } = zstdDecompressSync(content.subarray(at), options) as unknown as Unpacked;
    const text = buffer.toString('utf8');
    // Node 22 unpacks the beginning of a frame as if it were the whole; a line that is cut off is no JSON.
    if (text === '') throw new Error('unexpected end of file');
    for (const line of text.split('\n')) if (line !== '') lines.push(line);
    at += engine.bytesWritten;
  }
  return lines;
}

/** What Node gives with `info`, which its types do not know. */
interface Unpacked {
  buffer: Buffer;
  /** `bytesWritten`: of what is packed, to the end of the frame. */
  engine: { bytesWritten: number };
}
