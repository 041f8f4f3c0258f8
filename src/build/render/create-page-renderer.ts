import { createElement, Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { pageLanguage } from '../../base/languages/page-language.ts';
import { createReaderMarks } from '../../base/readers/reader-marks.ts';
import type { Page } from '../../model/page.ts';
import type { Problem } from '../../model/problem.ts';
import type { FragmentReference, RenderedPage } from '../../model/rendered-page.ts';
import { createReferenceLinks } from '../../read/openapi/reference-links.ts';
import { renderLead } from '../../view/api-reference/Description.tsx';
import { PageProvider } from '../../view/content-components/PageProvider.tsx';
import type { AsidePart } from '../../view/content-components/page-context.ts';
import type { IconFiles } from '../../view/icons/icon-files.ts';
import { createPageContext, type ShownOn } from './create-page-context.ts';
import {
  createProcessServices,
  createSharedServices,
  type ProcessServices,
  type SharedServices,
} from './create-shared-services.ts';
import { evaluateMdx } from './evaluate-mdx.ts';
import type { Care } from './evaluate-options.ts';
import { failedPage } from './failed-page.ts';
import { fragmentPath } from './fragment-path.ts';
import { missingName } from './missing-name.ts';
import { createOwnPart, type OwnPart } from './own-part.ts';
import { readOwnText } from './read-own-text.ts';
import { refuseUnclearParts } from './refuse-unclear-parts.ts';
import { renderApiFragment, renderApiPage } from './render-api-page.tsx';
import type { RenderContext } from './render-context.ts';
import { renderErrorNotice } from './render-error-notice.ts';
import { settleFootnotes } from './settle-footnotes.ts';
import type { Trace } from './trace.ts';
import { turnForeignBlocks } from './turn-foreign-blocks.ts';
import { isBrowserName } from './unknown-names.ts';

export interface PageRenderer {
  /** Ends when everything is loaded that rendering needs, but for the grammars of languages. */
  ready: Promise<Pick<SharedServices, 'lists'>>;
  /**
   * Never rejects for what a page holds: its faults become problems and, at worst, a notice in its place. `trace` hears
   * which part of the page's code runs.
   */
  render: (page: Page, trace?: Trace | null) => Promise<RenderedPage>;
  /** HTML of a schema's fields, and the schemas that it leaves to further files. */
  renderFragment: (fragment: FragmentReference) => Promise<RenderedFragment>;
}

export interface RenderedFragment {
  html: string;
  fragments: FragmentReference[];
}

/** Renders the pages of one site. What pages share (compiled snippets, icons, highlighter) is kept between them. */
export function createPageRenderer(
  context: RenderContext,
  files: IconFiles,
  kept: ProcessServices = createProcessServices(),
): PageRenderer {
  const { outside } = kept;
  const opening = createSharedServices(context, { files, ...kept });
  const links = createReferenceLinks(context.referencePages);

  async function render(page: Page, trace: Trace | null = null): Promise<RenderedPage> {
    const noted = outside.count();
    const rendered = await renderWithCare(page, trace);
    return outside.count() > noted ? { ...rendered, isVolatile: true } : rendered;
  }

  async function renderWithCare(page: Page, trace: Trace | null): Promise<RenderedPage> {
    const isForSome = page.pending?.kind === 'readers';
    const state: RenderState = { problems: [], findsNames: trace !== null, care: trace ? 'guarded' : 'none', trace };
    for (;;) {
      try {
        return await renderOnce(page, state);
      } catch (error) {
        if (!state.findsNames && isUnknownName(error)) {
          state.findsNames = true;
        } else if (state.care === 'none' && page.source) {
          // Guards would catch what tells of a missing name, and leave out its expression.
          state.findsNames = true;
          state.care = 'guarded';
        } else if (state.care === 'guarded' && !isForSome) {
          state.care = 'text';
          state.problems.push(pageProblem(page, error));
        } else {
          return failedPage([...state.problems, pageProblem(page, error)]);
        }
      }
    }
  }

  async function renderOnce(page: Page, state: RenderState): Promise<RenderedPage> {
    const found: Problem[] = [];
    const services = await opening;
    const hasRoomBeside = page.frontMatter.mode === 'default';
    const ownFile = page.source?.file;
    const isForSome = page.pending?.kind === 'readers';
    const later: (() => Problem)[] = [];
    let isDone = false;
    const warn = (problem: Problem): void =>
      void (isDone
        ? null
        : found.push(ownFile === undefined || problem.file === ownFile ? problem : { ...problem, via: ownFile }));
    const shared = {
      ...createPageContext({ page: shownOn(page), context, services, warn }),
      aside: hasRoomBeside || page.kind !== 'prose' ? [] : null,
    };
    const content = await evaluateMdx(page, {
      context,
      services,
      page: shared,
      findsNames: state.findsNames,
      care: state.care,
      trace: state.trace,
      isForSome,
      warn,
      afterwards: (make) => void later.push(make),
    });
    const wrap = (node: React.ReactNode): string => {
      const content = createElement(PageProvider, { page: shared }, node);
      return isForSome ? renderInPlace(content) : renderToStaticMarkup(content);
    };
    const fragments = createFragmentList();
    const part = createOwnPart(shared.aside);
    const article = wrap(
      renderApiPage(page, page.pending ? part.wrap(content) : content, {
        context,
        describe: services.describe,
        onFragment: fragments.add,
        language: pageLanguage(page),
        links,
        standpointIn: (document) => links.standpoint(page, document),
      }),
    );
    const besides = renderAside(shared.aside ?? [], wrap);
    isDone = true;
    const refused = later.map((make) => make());
    isDone = false;
    refused.forEach(warn);
    const aside = besides.map((beside) => beside.html).join('');
    const { html, own } = part.split(settleNotes(article, { aside, context }));
    if (isForSome) refuseUnclearParts(page, { html, problems: found });
    const notice = renderNotice([...state.problems, ...found]);
    const turn = (text: string): string => turnForeignBlocks(text, pageLanguage(page));
    const places = hasRoomBeside
      ? { html: notice + turn(html), aside: turn(aside) }
      : { html: notice + turn(html + aside), aside: '' };
    return {
      lead: page.lead === '' ? '' : renderLead(services.describe(page.lead, shared.resolveHref), wrap),
      ...places,
      features: [...shared.used, ...(isDrawn(page, html) ? ['drawn'] : [])],
      islands: [...shared.islands].map(([src, island]) => ({ src, ...island })),
      own: page.pending && readOwn(withAside(own, besides, part), context),
      fragments: fragments.list(),
      problems: [...state.problems, ...found],
    };
  }

  async function renderFragment(fragment: FragmentReference): Promise<RenderedFragment> {
    const services = await opening;
    const fragments = createFragmentList();
    const page = createPageContext({ page: fragmentPlace(fragment), context, services, warn: () => {} });
    const content = renderApiFragment(fragment, {
      context,
      describe: services.describe,
      onFragment: fragments.add,
      language: fragment.language,
      links,
      standpointIn: () => ('from' in fragment ? fragment.from : null),
    });
    return {
      html:
        fragmentHead +
        turnForeignBlocks(renderToStaticMarkup(createElement(PageProvider, { page }, content)), fragment.language),
      fragments: fragments.list(),
    };
  }

  return { ready: opening, render, renderFragment };
}

/** React puts hints and metadata in front of the rest, away from the marks of the parts that they belong to. */
function renderInPlace(content: React.ReactNode): string {
  const html = renderToStaticMarkup(createElement(Fragment, null, pageStart, content));
  return html.slice(html.indexOf(pageStart) + pageStart.length);
}

/** A sign that no author's text has. */
const pageStart = '\uFDD4';

function settleNotes(html: string, { aside, context }: { aside: string; context: RenderContext }): string {
  if (!context.readers) return html;
  const { secret } = context.readers;
  return settleFootnotes(html, { aside, secret, marks: createReaderMarks(secret) });
}

function readOwn(html: string, { readers, base }: RenderContext): RenderedPage['own'] {
  return readers && readOwnText(html, { secret: readers.secret, base });
}

function withAside(own: string, besides: readonly RenderedBeside[], part: OwnPart): string {
  const asides = besides.filter(({ index }) => part.isOwn(index)).map(({ html }) => html);
  return [own, ...asides].join('\n');
}

interface RenderedBeside {
  index: number;
  html: string;
}

interface RenderState {
  problems: Problem[];
  /** Of `EvaluateOptions`. */
  findsNames: boolean;
  care: Care;
  trace: Trace | null;
}

/** Where scripts do not run, links lead to fragments; search engines have the pages around them. */
const fragmentHead =
  '<!DOCTYPE html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">';

function shownOn(page: Page): ShownOn {
  const { route, path, source, headings } = page;
  return { route, path, source, headings, language: pageLanguage(page) };
}

/** Fragments belong to no page: links in them count from the site folder. */
function fragmentPlace({ language }: FragmentReference): ShownOn {
  return { route: null, path: 'index', source: null, headings: [], language };
}

function createFragmentList(): { add: (fragment: FragmentReference) => void; list: () => FragmentReference[] } {
  const fragments = new Map<string, FragmentReference>();
  return { add: (fragment) => fragments.set(fragmentPath(fragment), fragment), list: () => [...fragments.values()] };
}

/** Whether a name is missing that browsers do not have either. */
function isUnknownName(error: unknown): boolean {
  const name = missingName(error);
  return name !== null && !isBrowserName(name);
}

function pageProblem(page: Page, error: unknown): Problem {
  const message = error instanceof Error ? error.message : String(error);
  return {
    severity: 'error',
    code: 'page-failed',
    message: `This page cannot be rendered: ${message}`,
    file: page.source?.file,
  };
}

/** Faults that make a page's tags text: who reads it should know that it is not meant to look so. */
function renderNotice(problems: readonly Problem[]): string {
  const grave = problems.filter(({ code }) => code === 'mdx-syntax' || code === 'page-failed');
  return grave.length > 0 ? renderErrorNotice(grave) : '';
}

/** A request is read before its response, also where one is generated and the author wrote the other. */
function renderAside(given: readonly AsidePart[], wrap: (node: React.ReactNode) => string): RenderedBeside[] {
  const parts = given.map((part, index) => ({ ...part, index }));
  const isResponse = (part: Pick<AsidePart, 'kind'>): boolean => part.kind === 'response-example';
  const lastRequest = parts.findLastIndex(({ kind }) => kind === 'request-example');
  const late = parts.slice(0, Math.max(lastRequest, 0)).filter(isResponse);
  const ordered = parts.flatMap((part, index) =>
    late.includes(part) ? [] : index === lastRequest ? [part, ...late] : [part],
  );
  return ordered.map(({ index, node }) => ({ index, html: wrap(node) }));
}

/** What classes or components of an author's own draw: its margins are in a style sheet beside. */
function isDrawn(page: Page, html: string): boolean {
  return (
    page.frontMatter.mode === 'custom' ||
    /\bclass="[^"]*\b(?:not-prose|text-center)\b|\balign="center"|<dw-island\b/.test(html) ||
    /(?<!<div class="table-scroll"[^>]*>)<table\b/.test(html)
  );
}
