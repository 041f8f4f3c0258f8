import { fetchResource } from './fetch-resource.ts';

const limits = { timeLimit: 20_000, sizeLimit: 64_000_000 };
const accept = 'application/json, application/yaml, text/yaml, */*;q=0.5';

/** Fetches a text over HTTP within limits of time and size; credentials are never sent. */
export async function fetchText(
  url: string,
  { isUntrusted = false }: { isUntrusted?: boolean } = {},
): Promise<{ text: string } | { reason: string }> {
  try {
    return { text: new TextDecoder().decode(await fetchResource(url, { ...limits, accept, isUntrusted })) };
  } catch (error) {
    return { reason: (error as Error).message };
  }
}
