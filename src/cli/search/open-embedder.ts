import { packageFolder } from '../../read/site/package-folder.ts';
import type { Embedder } from '../../service/embeddings/embedder.ts';
import { openBuiltinEmbedder } from '../../service/embeddings/open-builtin-embedder.ts';
import { openRemoteEmbedder } from '../../service/embeddings/open-remote-embedder.ts';
import { rememberTexts } from '../../service/embeddings/remember-texts.ts';
import type { EmbeddingsChoice } from '../../service/server/config/server-config.ts';

/**
 * Opens what the configuration names; `null` when that is nothing, or when the built-in model cannot run here.
 * @throws what an endpoint answers
 */
export async function openEmbedder(choice: EmbeddingsChoice, { threads = 1 } = {}): Promise<Embedder | null> {
  if (choice.kind === 'none') return null;
  if (choice.kind === 'remote') {
    const { url, name, key, dimensions, languages } = choice;
    return rememberTexts(await openRemoteEmbedder({ url, name, key, languages, dimensions: dimensions ?? undefined }));
  }
  const embedder = await openBuiltinEmbedder({ packageFolder, folders: [process.cwd()], threads });
  return embedder && rememberTexts(embedder);
}
