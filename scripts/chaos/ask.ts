export interface Asking {
  url: string;
  apiKey: string;
  text: string;
  idempotencyKey?: string;
  /** Milliseconds after which a reader gives up. */
  patience?: number;
}

/** What a reader who only waits may see of a service that is in trouble, besides an answer. */
export const allowedSights = [
  'answered',
  'told of an error',
  'cut short',
  'no connection',
  '409 with Retry-After',
  '503 with Retry-After',
];

/** Asks a question once and gives what the reader saw, as a name. */
export async function ask({ url, apiKey, text, idempotencyKey, patience = 30_000 }: Asking): Promise<string> {
  let hasBegun = false;
  try {
    const response = await fetch(`${url}/discovery/v2/assistant/docs/message`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${apiKey}`,
        ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
      },
      body: JSON.stringify({ fp: 'anonymous', messages: [{ role: 'user', parts: [{ type: 'text', text }] }] }),
      signal: AbortSignal.timeout(patience),
    });
    hasBegun = response.status === 200;
    const body = await response.text();
    if (response.status !== 200)
      return `${response.status} ${response.headers.has('retry-after') ? 'with' : 'without'} Retry-After`;
    if (body.includes('"type":"error"')) return 'told of an error';
    return body.includes('"type":"finish"') && body.endsWith('data: [DONE]\n\n') ? 'answered' : 'cut short';
  } catch (error) {
    if (error instanceof Error && error.name === 'TimeoutError') return 'no word in time';
    return hasBegun ? 'cut short' : 'no connection';
  }
}

/** Reads a page and gives what was seen. */
export async function readPage(url: string): Promise<string> {
  try {
    const response = await fetch(`${url}/quickstart`, { signal: AbortSignal.timeout(10_000) });
    const text = await response.text();
    return response.status === 200 && text.includes('</html>') ? 'page' : `page with ${response.status}`;
  } catch {
    return 'no page';
  }
}
