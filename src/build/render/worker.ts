import { writeSync } from 'node:fs';
import type { Problem } from '../../model/problem.ts';
import { confineCode } from './confine-code.ts';
import { createPageRenderer, type PageRenderer } from './create-page-renderer.ts';
import { keepRendered } from './keep-rendered.ts';
import { openOwnIcons } from './open-own-icons.ts';
import { processProblem } from './process-problem.ts';
import { quietProcess } from './quiet-process.ts';
import type { RenderContext } from './render-context.ts';
import { nothingOutside, watchOutside } from './watch-outside.ts';
import type { RenderTask, TracedPart, WorkerAnswer, WorkerMessage } from './worker-messages.ts';

const files = openOwnIcons();
let site: { context: RenderContext; renderer: PageRenderer } | null = null;
let current: { task: RenderTask; problems: Problem[] } | null = null;

const send = process.send!.bind(process) as (answer: WorkerAnswer) => void;
const { settle, end } = quietProcess((fault) => {
  if (current?.task.kind === 'render')
    current.problems.push(processProblem(fault, current.task.page, site!.context.snippets));
});

const outside = process.argv[2] === 'untrusted' ? nothingOutside : watchOutside();

// One after the other, so that whatever happens belongs to the page whose turn it is.
let work = Promise.resolve();
process.on('message', (message: WorkerMessage) => {
  work = work.then(() => perform(message)).catch(fall);
});

/** A worker that cannot begin must not be waited for. */
function fall(error: unknown): void {
  writeSync(2, `${error instanceof Error ? error.stack : String(error)}\n`);
  end();
}

async function perform(message: WorkerMessage): Promise<void> {
  if (message.kind === 'context') {
    site = { context: message.context, renderer: openRenderer(message.context) };
    if (process.argv?.[2] === 'untrusted') {
      await site.renderer.ready;
      confineCode();
    }
    return;
  }
  const { id } = message;
  send({ kind: 'started', id });
  current = { task: message, problems: [] };
  try {
    send({ kind: 'done', id, result: await make(message) });
  } catch (error) {
    send({ kind: 'failed', id, message: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
}

async function make(task: RenderTask & { id: number }): Promise<unknown> {
  const { renderer } = site!;
  if (task.kind === 'fragment') return renderer.renderFragment(task.fragment);
  const { id } = task;
  const trace = task.traced
    ? { enter: (part: TracedPart) => send({ kind: 'entered', id, part }), leave: () => send({ kind: 'left', id }) }
    : null;
  return renderer.render(task.page, trace);
}

/** A page is there when what its code has put off has run. */
function openRenderer(context: RenderContext): PageRenderer {
  const renderer = createPageRenderer(context, files, outside);
  const render: PageRenderer['render'] = async (page, trace) => {
    const rendered = await renderer.render(page, trace);
    await settle();
    return { ...rendered, problems: [...rendered.problems, ...current!.problems] };
  };
  return keepRendered({ ...renderer, render }, context);
}
