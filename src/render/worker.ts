import { parentPort, workerData } from 'node:worker_threads';
import type { Page } from '../model/page.ts';
import type { RenderedPage } from '../model/rendered-page.ts';
import { createPageRenderer } from './create-page-renderer.ts';
import { listPackageFolder, readPackageFile } from './read-package-file.ts';
import type { RenderContext } from './render-context.ts';

export type WorkerMessage = { kind: 'render'; id: number; page: Page } | { kind: 'context'; context: RenderContext };

/** What a worker answers to a `render` message. */
export type WorkerAnswer = { kind: 'rendered'; id: number; page: RenderedPage } | { kind: 'failed'; id: number; message: string };

const files = { listPackageFolder, readPackageFile };
let renderer = createPageRenderer(workerData as RenderContext, files);

parentPort!.on('message', async (message: WorkerMessage) => {
  if (message.kind === 'context') renderer = createPageRenderer(message.context, files);
  else parentPort!.postMessage(await answer(message.id, message.page));
});

async function answer(id: number, page: Page): Promise<WorkerAnswer> {
  try {
    return { kind: 'rendered', id, page: await renderer.render(page) };
  } catch (error) {
    return { kind: 'failed', id, message: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
