import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Embedder } from './embedder.ts';
import { findModel } from './find-model.ts';
import { findNativeRuntime } from './find-native-runtime.ts';
import { startEmbeddingThread } from './start-embedding-thread.ts';

export interface BuiltinOptions {
  /** Folder of the installed package. */
  packageFolder: string;
  /** Where the model and `onnxruntime-node` may be found besides. */
  folders: readonly string[];
  /** Cores that may be used; 1 for a server, which has other work. */
  threads?: number;
}

/** Everything that changes the vectors: model, tokens that are read, how they are averaged. */
const id = 'all-MiniLM-L6-v2-int8-256';

/**
 * Opens the model of the package `@docwright/model`, in a thread of its own. It knows English.
 * @returns `null` where its files are missing or no runtime can be started
 */
export async function openBuiltinEmbedder({
  packageFolder,
  folders,
  threads = 1,
}: BuiltinOptions): Promise<Embedder | null> {
  const folder = findModel({ packageFolder, folders });
  const script = join(packageFolder, 'lib/embedding-worker.js');
  if (folder === null || !existsSync(script)) return null;
  const native = findNativeRuntime([packageFolder, ...folders]);
  const first =
    (await startEmbeddingThread(script, { folder, native, threads })) ??
    (native ? await startEmbeddingThread(script, { folder, native: null, threads }) : null);
  if (!first) return null;
  // The native runtime uses several cores by itself.
  const others =
    first.native === null
      ? await Promise.all(
          Array.from({ length: threads - 1 }, () => startEmbeddingThread(script, { folder, native: null, threads })),
        )
      : [];
  const pool = [first, ...others.filter((thread) => thread !== null)];
  return {
    id,
    dimensions: 384,
    languages: ['en'],
    embed: async (texts) =>
      (await Promise.all(divide(texts, pool.length).map((some, index) => pool[index]!.embed(some)))).flat(),
    close: async () => void (await Promise.all(pool.map((thread) => thread.close()))),
  };
}

/** As many pieces as there are threads, or as texts when these are fewer. */
function divide(texts: readonly string[], pieces: number): string[][] {
  const size = Math.max(1, Math.ceil(texts.length / pieces));
  return Array.from({ length: Math.ceil(texts.length / size) }, (_, index) =>
    texts.slice(index * size, (index + 1) * size),
  );
}
