/** Milliseconds for the whole answer. */
const timeLimit = 20_000;
/** Bytes. */
const sizeLimit = 64 * 1024 * 1024;

/** Fetches a text over HTTP within limits of time and size; credentials are never sent. */
export async function fetchText(url: string): Promise<{ text: string } | { reason: string }> {
  try {
    const response = await fetch(url, {
      signal: AbortSignal.timeout(timeLimit),
      credentials: 'omit',
      headers: { accept: 'application/json, application/yaml, text/yaml, */*;q=0.5' },
    });
    if (!response.ok) return { reason: `the server answered ${response.status}` };
    return await readLimited(response);
  } catch (error) {
    return { reason: describe(error) };
  }
}

async function readLimited(response: Response): Promise<{ text: string } | { reason: string }> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > sizeLimit) return { reason: `it is larger than ${sizeLimit / 1024 / 1024} MB` };
    chunks.push(chunk);
  }
  return { text: new TextDecoder().decode(Buffer.concat(chunks)) };
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `no answer within ${timeLimit / 1000} seconds`;
  const cause = error.cause instanceof Error ? error.cause : null;
  return (cause && 'code' in cause ? String(cause.code) : cause?.message) || error.message;
}
