import { decodeBytes, type SourceText } from './decode-source.ts';
import { fetchResource } from './fetch-resource.ts';

const limits = { timeLimit: 20_000, sizeLimit: 64_000_000 };
const accept = 'application/json, application/yaml, text/yaml, */*;q=0.5';

/** Fetches a text over HTTP within limits of time and size; credentials are never sent. */
export async function fetchText(
  url: string,
  { isUntrusted = false }: { isUntrusted?: boolean } = {},
): Promise<SourceText | { reason: string }> {
  try {
    return decodeBytes(await fetchResource(url, { ...limits, accept, isUntrusted }), url);
  } catch (error) {
    return { reason: (error as Error).message };
  }
}
