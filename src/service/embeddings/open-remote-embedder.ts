import type { Embedder } from './embedder.ts';
import { type RemoteModel, requestEmbeddings } from './request-embeddings.ts';

/** Texts of one request: what the usual endpoints take. */
const BATCH = 64;

/**
 * Opens an endpoint of the OpenAI form (`POST {url}/embeddings`). One text is embedded to see that it answers, and with
 * how many dimensions.
 * @throws with what the endpoint answered
 */
export async function openRemoteEmbedder(
  model: RemoteModel & { languages?: readonly string[] | null },
): Promise<Embedder> {
  const [probe] = await requestEmbeddings(model, ['documentation']);
  const { length: dimensions } = probe!;
  const closing = new AbortController();
  return {
    id: `${model.name}-${dimensions}`,
    dimensions,
    languages: model.languages ?? null,
    embed: async (texts) => {
      const vectors: Float32Array[] = [];
      for (let from = 0; from < texts.length; from += BATCH) {
        vectors.push(
          ...(await requestEmbeddings(
            { ...model, dimensions: model.dimensions, expected: dimensions, signal: closing.signal },
            texts.slice(from, from + BATCH),
          )),
        );
      }
      return vectors;
    },
    close: async () => closing.abort(),
  };
}
