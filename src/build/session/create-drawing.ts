import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { LinkFacts } from '../../model/link-facts.ts';
import type { Page } from '../../model/page.ts';
import type { RenderedPage } from '../../model/rendered-page.ts';
import { type Arrange, type ArrangerOptions, openArranger } from '../arrange/open-arranger.ts';
import type { ValueStore } from '../cache/open-value-store.ts';
import type { IslandScripts } from '../islands/create-island-scripts.ts';
import type { PageLayout } from '../layout/create-page-layout.ts';
import { type LayoutContext, layoutSite } from '../layout/layout-context.ts';
import { settleRendered } from '../layout/settle-rendered.ts';
import { describeFile, type WrittenFile } from '../outputs/describe-file.ts';
import { placeMarkdown } from '../outputs/place-markdown.ts';
import { type FoundDrawing, keepDrawn } from '../processes/keep-drawn.ts';
import type { DrawTask, RenderPool } from '../processes/render-pool.ts';
import type { DrawnPage } from '../processes/worker-messages.ts';
import type { RenderNamer } from '../render/create-render-namer.ts';
import { readLinkFacts } from '../render/read-built-html.ts';
import type { RenderContext } from '../render/render-context.ts';
import type { PackedCut } from '../sections/read-page-parts.ts';
import type { Pictures } from './create-pictures.ts';
import type { Stylesheets } from './create-stylesheets.ts';
import { noteRendered, type RenderedNotes } from './note-rendered.ts';
import type { OwnTexts } from './own-texts.ts';

/** Renders and arranges a page, and writes it to a path in the output, unless another page has it. */
export type Draw = (task: Pick<DrawTask, 'page' | 'layout'> & { path: string }) => Promise<void>;

/** Where pages are written to: a part of `FolderWriter`. */
export interface PageWriter {
  claim: (path: string) => boolean;
  target: (path: string) => string;
  take: (path: string, file: WrittenFile, read: () => Uint8Array | null) => boolean;
  note: (path: string, file: WrittenFile) => void;
}

export interface DrawingParts extends RenderedNotes {
  context: LayoutContext;
  rendering: RenderContext;
  /** `null` where nothing is kept, as `values`. */
  namer: RenderNamer | null;
  values: ValueStore | null;
  layouts: PageLayout;
  pool: RenderPool;
  islands: IslandScripts;
  texts: OwnTexts;
  facts: Map<string, LinkFacts>;
  /** How pages are cut into sections, by route. */
  cuts: Map<string, PackedCut>;
  /** Routes of the pages whose Markdown is written. */
  withMarkdown: Set<string>;
  stylesheets: Stylesheets;
  pictures: Pictures;
}

/** Draws the pages of a session in the layouts of the package. */
export function createDrawing(
  parts: DrawingParts,
  { arranger, writer }: { arranger: ArrangerOptions; writer: PageWriter },
): Draw {
  const { context, rendering, namer, values, layouts, pool, islands, texts, facts, stylesheets, pictures } = parts;
  const { cuts, withMarkdown } = parts;
  const { site, edition } = context;
  const placeOf = edition.kind === 'marked' || site.isUntrusted ? () => null : placeMarkdown(site);
  const { keep } = rendering;
  const before =
    keep && namer && values ? keepDrawn({ keep, namer, values, rendering, layout: context, layouts, arranger }) : null;
  if (!site.isUntrusted) pool.prepare({ layout: { ...context, site: layoutSite(site) }, arranger });
  let arrange: Promise<Arrange> | undefined;

  function note(page: Page, shown: Shown): void {
    noteRendered({ ...shown, route: page.route }, parts);
    islands.add(shown.islands);
    facts.set(page.route, shown.facts);
    stylesheets.use(shown.styles);
    if (shown.showsThumbnail) pictures.thumbnails?.use(page);
  }

  /** A stranger's code has no part in how pages are arranged, and what stands in the place of a page has none. */
  async function arrangeHere({ page, layout: kind, file }: DrawTask, raw: RenderedPage): Promise<WrittenFile> {
    texts.keep(page, { text: raw.own?.text ?? null, marked: raw });
    const rendered = settleRendered(page, raw, context);
    const { layout, showsThumbnail } = layouts.of(page, rendered);
    arrange ??= openArranger(arranger);
    const text = await (await arrange)(kind, { layout, rendered });
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    note(page, {
      ...raw,
      islands: rendered.islands,
      facts: readLinkFacts(rendered),
      styles: layout.assets.styles,
      showsThumbnail,
    });
    return describeFile(file, text);
  }

  async function drawAnew(task: DrawTask, found: FoundDrawing | undefined): Promise<PageFiles> {
    const here = async (raw: RenderedPage): Promise<PageFiles> => ({
      written: await arrangeHere(task, raw),
      markdown: null,
    });
    if (site.isUntrusted) return here(await pool.render(task.page));
    const drawing = await pool.draw(task);
    if (drawing.kind === 'stopped') return here(drawing.rendered);
    const { drawn } = drawing;
    found?.note(drawn);
    noteDrawn(task.page, drawn);
    return drawn;
  }

  function noteDrawn(page: Page, drawn: DrawnPage): void {
    texts.keep(page, drawn);
    note(page, drawn);
    // What came from another process is a part of its whole message.
    if (drawn.cut) cuts.set(page.route, new Uint8Array(drawn.cut));
  }

  return async ({ path, page, layout }) => {
    if (!writer.claim(path)) return;
    const found = before?.find({ page, layout });
    const markdown = layout === 'page' ? placeOf(page) : null;
    const { route } = page;
    if (found?.kept && writer.take(path, found.kept.drawn.written, found.kept.read)) {
      const { drawn } = found.kept;
      noteDrawn(page, drawn);
      // Where it is not there any more it is made with the other files.
      if (markdown !== null && drawn.markdown && writer.take(markdown, drawn.markdown, () => null))
        withMarkdown.add(route);
      return;
    }
    const targets = { file: writer.target(path), markdown: markdown && writer.target(markdown) };
    const files = await drawAnew({ page, layout, ...targets }, found);
    writer.note(path, files.written);
    if (markdown === null || files.markdown === null) return;
    writer.note(markdown, files.markdown);
    withMarkdown.add(route);
  };
}

type PageFiles = Pick<DrawnPage, 'written' | 'markdown'>;

interface Shown extends Pick<RenderedPage, 'problems' | 'fragments' | 'islands' | 'isVolatile' | 'isKept'> {
  facts: LinkFacts;
  styles: readonly string[];
  showsThumbnail: boolean;
}
