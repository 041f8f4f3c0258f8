import type { AskSite, SiteAnswer } from '../../model/readiness.ts';

/** Bytes that are read of one answer; the rest says nothing that a check would look at. */
const mostBytes = 25_000_000;
const patience = 15_000;
const atOnce = 5;

export type Fetch = (request: Request) => Promise<Response>;

export const nothing: SiteAnswer = { status: 0, type: '', header: () => '', text: '', milliseconds: 0 };

/** Asks whatever answers web requests, a few of them at once. An address that does not answer has the status 0. */
export function createSiteAsker(fetch: Fetch): AskSite {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (address, request = {}) => {
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    running++;
    try {
      return await ask(fetch, address, request);
    } catch {
      return nothing;
    } finally {
      running--;
      waiting.shift()?.();
    }
  };
}

async function ask(fetch: Fetch, address: string, { accept = '*/*', body }: { accept?: string; body?: unknown }) {
  const started = performance.now();
  const response = await fetch(
    new Request(address, {
      headers: {
        accept,
        'user-agent': 'Mozilla/5.0 (compatible; docwright score)',
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      signal: AbortSignal.timeout(patience),
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    }),
  );
  const milliseconds = performance.now() - started;
  const [type = ''] = (response.headers.get('content-type') ?? '').toLowerCase().split(';');
  return {
    status: response.status,
    type: type.trim(),
    header: (name: string) => response.headers.get(name) ?? '',
    text: await readText(response),
    milliseconds,
  };
}

async function readText({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    chunks.push(chunk);
    size += chunk.length;
    if (size > mostBytes) break;
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
}
