import { mkdirSync, writeFileSync, writeSync } from 'node:fs';
import * as nodeModule from 'node:module';
import { dirname } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { Page } from '../../model/page.ts';
import type { Problem } from '../../model/problem.ts';
import type { RenderedPage } from '../../model/rendered-page.ts';
import type { Site } from '../../model/site.ts';
import { loadCodeParser, parseCodeBy } from '../../read/markdown/code-parser.ts';
import { readDocument } from '../../read/markdown/read-document.ts';
import { addOwnText } from '../../read/site/add-own-text.ts';
import { loadLayouts, openArranger } from '../arrange/open-arranger.ts';
import { createPageLayout, type PageLayout } from '../layout/create-page-layout.ts';
import { settleRendered } from '../layout/settle-rendered.ts';
import { describeFile, type WrittenFile } from '../outputs/describe-file.ts';
import { renderPageMarkdown } from '../outputs/page-markdown.ts';
import { createPageRenderer, type PageRenderer } from '../render/create-page-renderer.ts';
import { createProcessServices, loadHighlighting, loadMath } from '../render/create-shared-services.ts';
import { keepRendered } from '../render/keep-rendered.ts';
import { openOwnIcons } from '../render/open-own-icons.ts';
import { readLinkFacts } from '../render/read-built-html.ts';
import type { KeepOptions, RenderContext } from '../render/render-context.ts';
import type { TracedPart } from '../render/trace.ts';
import { nothingOutside, watchOutside } from '../render/watch-outside.ts';
import { cutPage, packCut } from '../sections/read-page-parts.ts';
import { confineCode } from './confine-code.ts';
import { type ArrangeKept, keepArranged } from './keep-arranged.ts';
import type { createBlockReader } from './keep-postings.ts';
import { processProblem } from './process-problem.ts';
import { quietProcess } from './quiet-process.ts';
import type {
  Arranging,
  DrawnPage,
  FactsPage,
  Failure,
  RenderTask,
  WorkerAnswer,
  WorkerMessage,
} from './worker-messages.ts';

const files = openOwnIcons();
let site: { context: RenderContext; renderer: PageRenderer } | null = null;
let drawing: { context: Arranging['layout']; layout: PageLayout; arrange: ArrangeKept } | null = null;
let readBlock: ReturnType<typeof createBlockReader> | null = null;
let current: { task: RenderTask; problems: Problem[] } | null = null;
/** The task that is known to begin. */
let announced: number | null = null;

const send = process.send!.bind(process) as (answer: WorkerAnswer) => void;
const { settle, end } = quietProcess((fault) => {
  if (current && 'page' in current.task)
    current.problems.push(processProblem(fault, current.task.page, site!.context.snippets));
});

const outside = process.argv[2] === 'untrusted' ? nothingOutside : watchOutside();
const kept = createProcessServices(outside);
parseCodeBy(outside.ignore);

// One after the other, so that whatever happens belongs to the page whose turn it is.
let work = Promise.resolve();
const waiting: WorkerMessage[] = [];
process.on('message', (message: WorkerMessage) => {
  waiting.push(message);
  work = work.then(() => perform(waiting.shift()!)).catch(fall);
});

/** A worker that cannot begin must not be waited for. */
function fall(error: unknown): void {
  writeSync(2, `${error instanceof Error ? error.stack : String(error)}\n`);
  end();
}

send({ kind: 'ready' });
void warmUp();

/** Loads what nearly all sites need, while their settings are read. A failure is told by whoever needs it. */
async function warmUp(): Promise<void> {
  await setImmediate();
  await Promise.allSettled([loadHighlighting(), loadLayouts('')]);
}

async function perform(message: WorkerMessage): Promise<void> {
  if (message.kind === 'context') {
    site = { context: message.context, renderer: openRenderer(message.context) };
    if (process.argv?.[2] === 'untrusted') {
      await site.renderer.ready;
      await loadMath();
      loadCodeParser();
      confineCode();
    }
    send({ kind: 'ready' });
    return;
  }
  if (message.kind === 'arranging') {
    drawing = await openDrawing(message.arranging);
    send({ kind: 'ready' });
    return;
  }
  const { id } = message;
  if (id !== announced) send({ kind: 'started', id });
  current = { task: message, problems: [] };
  try {
    const result = await make(message);
    send({ kind: 'done', id, result, next: announceNext() });
    keepCompiled();
  } catch (error) {
    send({ kind: 'failed', id, failure: failureOf(error), next: announceNext() });
  }
}

/** Errors lose what the system says of itself on their way between processes. */
function failureOf(error: unknown): Failure {
  if (!(error instanceof Error)) return { message: String(error) };
  const { message, stack, code, errno, path } = error as NodeJS.ErrnoException;
  return { message, stack, code, errno, path };
}

let isCompiledKept = false;

/**
 * The engine keeps what it has compiled for the next process when this one ends by itself, which it never does. Other
 * runtimes than Node cannot be asked to.
 */
function keepCompiled(): void {
  if (!isCompiledKept) (nodeModule as Partial<typeof nodeModule>).flushCompileCache?.();
  isCompiledKept = true;
}

function announceNext(): number | null {
  const [message] = waiting;
  announced = message && 'id' in message ? message.id : null;
  return announced;
}

async function make(task: RenderTask & { id: number }): Promise<unknown> {
  if (task.kind === 'fragment') return site!.renderer.renderFragment(task.fragment);
  if (task.kind === 'documents') return task.texts.map((text) => readDocument(text.body, text));
  if (task.kind === 'postings') return (await openBlockReader(task.keep))(task.block);
  const rendered = await render(task);
  if (task.kind === 'facts') return readFacts(task.page, rendered);
  return task.kind === 'draw' ? { kind: 'written', drawn: await draw(task, rendered) } : rendered;
}

/** The words of all languages are loaded by who reads them. */
async function openBlockReader(keep: KeepOptions | undefined): Promise<typeof readBlock & object> {
  const { createBlockReader, openKeptPostings } = await import('./keep-postings.ts');
  readBlock ??= createBlockReader(keep ? openKeptPostings(keep) : null);
  return readBlock;
}

function render(task: RenderTask & { kind: 'render' | 'facts' | 'draw'; id: number }): Promise<RenderedPage> {
  const { id } = task;
  const trace = task.traced
    ? { enter: (part: TracedPart) => send({ kind: 'entered', id, part }), leave: () => send({ kind: 'left', id }) }
    : null;
  return site!.renderer.render(task.page, trace);
}

/** As its author sees it. */
function readFacts(page: Page, raw: RenderedPage): FactsPage {
  const { secret } = site!.context.readers!;
  const { lead: _lead, html: _html, aside: _aside, fragments: _fragments, ...known } = raw;
  return { ...known, facts: readLinkFacts(settleRendered(page, raw, { edition: { kind: 'whole' }, secret })) };
}

/** A page is there when what its code has put off has run. */
function openRenderer(context: RenderContext): PageRenderer {
  const renderer = createPageRenderer(context, files, kept);
  const render: PageRenderer['render'] = async (page, trace) => {
    const rendered = await renderer.render(page, trace);
    await settle();
    return { ...rendered, problems: [...rendered.problems, ...current!.problems] };
  };
  return keepRendered({ ...renderer, render }, context);
}

async function openDrawing(arranging: Arranging): Promise<typeof drawing> {
  const layout = createPageLayout(arranging.layout);
  const arrange = await openArranger(arranging.arranger);
  const { keep } = site!.context;
  const sprites = [...layout.icons.files.keys()];
  const anew: ArrangeKept = async (...given) => ({ text: await arrange(...given), file: null });
  const kept = keep ? keepArranged(arrange, { ...arranging, keep, sprites }) : anew;
  return { context: arranging.layout, layout, arrange: kept };
}

async function draw(
  { page, layout: kind, file, markdown }: RenderTask & { kind: 'draw' },
  raw: RenderedPage,
): Promise<DrawnPage> {
  const { context, layout, arrange } = drawing!;
  const rendered = settleRendered(page, raw, context);
  const { layout: props, showsThumbnail } = layout.of(page, rendered);
  const { text, file: arranged } = await arrange(kind, { layout: props, rendered });
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return {
    problems: raw.problems,
    fragments: raw.fragments,
    isVolatile: raw.isVolatile ?? false,
    isKept: raw.isKept ?? false,
    islands: rendered.islands,
    marked: page.pending?.kind === 'readers' ? raw : null,
    text: raw.own?.text ?? null,
    facts: readLinkFacts(rendered),
    cut:
      raw.isKept || page.pending?.kind === 'readers'
        ? null
        : packCut(cutPage(raw.own ? addOwnText(page, raw.own.text) : page)),
    styles: props.assets.styles,
    showsThumbnail,
    written: describeFile(file, text),
    markdown: markdown === null ? null : writeMarkdown(page, { file: markdown, site: context.site }),
    kept: raw.lookups && arranged !== null ? { lookups: raw.lookups, file: arranged } : null,
  };
}

/** A name that something else has taken is told of by whoever writes the other files. */
function writeMarkdown(page: Page, { file, site }: { file: string; site: Site }): WrittenFile | null {
  const text = renderPageMarkdown(site, page);
  try {
    writeFileSync(file, text);
    return describeFile(file, text);
  } catch {
    return null;
  }
}
