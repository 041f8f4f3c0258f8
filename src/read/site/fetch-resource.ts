import type { IncomingMessage } from 'node:http';
import { askServer } from './ask-server.ts';

export interface FetchResourceOptions {
  /** Milliseconds for the whole answer. */
  timeLimit: number;
  /** Bytes. */
  sizeLimit: number;
  accept?: string;
  /** The address comes from a stranger: only servers of the public internet are asked, and no proxy. */
  isUntrusted?: boolean;
  /** Which addresses count as public. */
  isPublic?: (address: string) => boolean;
}

/**
 * Fetches what a site names on another server, within limits of time and size; credentials are never sent.
 * @throws Error whose message is the reason
 */
export async function fetchResource(address: string, options: FetchResourceOptions): Promise<Uint8Array> {
  const { timeLimit, sizeLimit, isUntrusted = false, ...request } = options;
  const signal = AbortSignal.timeout(timeLimit);
  try {
    const response = await askServer(address, { ...request, signal, isGuarded: isUntrusted });
    const { statusCode = 0 } = response;
    if (statusCode >= 200 && statusCode < 300) return await readLimited(response, sizeLimit);
    response.destroy();
    throw new Error(`the server returned status ${statusCode}`);
  } catch (error) {
    throw new Error(signal.aborted ? `no response within ${timeLimit / 1000} seconds` : reasonOf(error));
  }
}

async function readLimited(response: IncomingMessage, sizeLimit: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > sizeLimit) throw new Error(`it is larger than ${Math.floor(sizeLimit / 1e6)} MB`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return 'code' in error && typeof error.code === 'string' ? error.code : error.message;
}
