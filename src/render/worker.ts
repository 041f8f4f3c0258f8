import { parentPort, workerData } from 'node:worker_threads';
import type { Page } from '../model/page.ts';
import type { RenderedPage } from '../model/rendered-page.ts';
import { createPageRenderer } from './create-page-renderer.ts';
import { listPackageFolder, readPackageFile } from './read-package-file.ts';
import type { RenderContext } from './render-context.ts';

/** What a worker answers to `{ id, page }`. */
export type WorkerAnswer = { kind: 'rendered'; id: number; page: RenderedPage } | { kind: 'failed'; id: number; message: string };

const renderer = createPageRenderer(workerData as RenderContext, { listPackageFolder, readPackageFile });

parentPort!.on('message', async ({ id, page }: { id: number; page: Page }) => {
  parentPort!.postMessage(await answer(id, page));
});

async function answer(id: number, page: Page): Promise<WorkerAnswer> {
  try {
    return { kind: 'rendered', id, page: await renderer.render(page) };
  } catch (error) {
    return { kind: 'failed', id, message: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
