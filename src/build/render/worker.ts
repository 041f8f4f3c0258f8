import { parentPort, workerData } from 'node:worker_threads';
import type { Page } from '../../model/page.ts';
import type { RenderedPage } from '../../model/rendered-page.ts';
import { createPageRenderer, type RenderedFragment } from './create-page-renderer.ts';
import { openOwnIcons } from './open-own-icons.ts';
import type { RenderContext } from './render-context.ts';
import type { SchemaFragment } from './schema-fragment.ts';

export type WorkerMessage =
  | { kind: 'render'; id: number; page: Page }
  | { kind: 'fragment'; id: number; fragment: SchemaFragment }
  | { kind: 'context'; context: RenderContext };

/** What a worker answers to a `render` message. */
export type WorkerAnswer =
  | { kind: 'done'; id: number; result: unknown }
  | { kind: 'failed'; id: number; message: string };

const files = openOwnIcons();
let renderer = createPageRenderer(workerData as RenderContext, files);

parentPort!.on('message', async (message: WorkerMessage) => {
  if (message.kind === 'context') renderer = createPageRenderer(message.context, files);
  else parentPort!.postMessage(await answer(message));
});

async function answer(message: Exclude<WorkerMessage, { kind: 'context' }>): Promise<WorkerAnswer> {
  const { id } = message;
  try {
    const result: RenderedPage | RenderedFragment =
      message.kind === 'render' ? await renderer.render(message.page) : await renderer.renderFragment(message.fragment);
    return { kind: 'done', id, result };
  } catch (error) {
    return { kind: 'failed', id, message: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
