import { type ZstdOptions, zstdDecompressSync } from 'node:zlib';

/** The lines of `serviceFiles.sections`, a row of frames: of several, Node unpacks the first alone. */
export function unpackSections(content: Buffer): string[] {
  const lines: string[] = [];
  for (let at = 0; at < content.length; ) {
    const options: ZstdOptions & { info: true } = { info: true };
    const { buffer, engine } = zstdDecompressSync(content.subarray(at), options) as unknown as Unpacked;
    for (const line of buffer.toString('utf8').split('\n')) if (line !== '') lines.push(line);
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
