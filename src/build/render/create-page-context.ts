import { createElement, type ReactNode } from 'react';
import { fileOfPage } from '../../base/paths/file-of-page.ts';
import { type LinkContext, resolveLink } from '../../base/paths/resolve-link.ts';
import { encodePath, withBase } from '../../base/paths/routes.ts';
import { createReaderMarks } from '../../base/readers/reader-marks.ts';
import type { Page } from '../../model/page.ts';
import type { Problem } from '../../model/problem.ts';
import { createPageIds } from '../../view/content-components/create-page-ids.ts';
import { getComponentTexts } from '../../view/content-components/get-component-texts.ts';
import type { PageContext, ResolvedAsset } from '../../view/content-components/page-context.ts';
import type { SharedServices } from './create-shared-services.ts';
import { formulaProblem } from './guard-problems.ts';
import { isOwnComponent } from './is-own-component.ts';
import { placeOnPage } from './place-on-page.ts';
import type { RenderContext } from './render-context.ts';
import { resolveHref } from './resolve-href.ts';
import { typeCode } from './type-code.ts';

/** What components must know of where they stand. */
export interface ShownOn extends Pick<Page, 'path' | 'source' | 'headings'> {
  /** `null` where they stand on no page. */
  route: string | null;
  /** Of the texts that components bring; `null` is the default language. */
  language: string | null;
}

export interface PageContextOptions {
  page: ShownOn;
  context: RenderContext;
  services: SharedServices;
  warn: (problem: Problem) => void;
}

/** What the components of one page share, backed by what the whole site shares. */
export function createPageContext({ page, context, services, warn }: PageContextOptions): PageContext {
  const { config, base } = context;
  const link: LinkContext = { from: fileOfPage(page), base, isKnown: services.lists.isKnown };
  const drawIcon: PageContext['icon'] = (icon, options) => {
    const assetSrc = (src: string): string => resolveAsset(src, { link, context, services }).src;
    const { svg, problem } = services.icon(icon, { ...options, library: config.icons.library, resolveAsset: assetSrc });
    if (problem) warn({ ...problem, ...placeOnPage(page, { text: icon?.name ?? '', context }) });
    return svg;
  };
  return {
    iconLibrary: config.icons.library,
    ids: createPageIds(new Set(page.headings.map(({ id }) => id))),
    texts: getComponentTexts(page.language),
    variations: config.variations.map(({ id }) => id),
    icon: drawIcon,
    resolveHref: (href) =>
      resolveHref(
        href,
        { ...link, ...(page.route !== null && { route: page.route }), placeOf: services.lists.placeOf },
        { base, trailingSlash: config.seo.trailingSlash },
      ),
    resolveAsset: (src) => resolveAsset(src, { link, context, services }),
    highlight: services.highlight,
    typedCode: (code, language) => typeCode(code, { language, services, file: page.source?.file, warn }),
    blockStyle: services.blockStyle,
    renderMath: (source, options) => {
      const { html, fault } = services.renderMath(source, options);
      if (fault !== null)
        warn(formulaProblem({ source, fault }, placeOnPage(page, { text: firstLine(source), context })));
      return html;
    },
    renderMarkdown: (source, as) => markdownNode(services.renderMarkdown(source), as),
    aside: [],
    marks: context.readers ? createReaderMarks(context.readers.secret) : null,
    isOwn: isOwnComponent,
    used: new Set(),
    islands: new Map(),
    warn,
  };
}

function firstLine(text: string): string {
  return text.trim().split('\n', 1)[0]!;
}

interface LinkOptions {
  link: LinkContext;
  context: RenderContext;
}

function resolveAsset(
  src: string,
  { link, context, services }: LinkOptions & { services: SharedServices },
): ResolvedAsset {
  const target = resolveLink(src, link);
  if (target.kind !== 'internal')
    return { src: src.startsWith('data:image/') || target.kind === 'external' ? src : '' };
  const asset = services.lists.findAsset(target.route.slice(1));
  // Authors' file systems often take `Logo.png` for `logo.png`, but hosts do not.
  const route = asset ? `/${asset.path}` : target.route;
  return { src: encodePath(withBase(context.base, route)) + target.search, width: asset?.width, height: asset?.height };
}

/** Blocks become one element; a single paragraph of inline text loses its `<p>`. */
function markdownNode(html: string, as: 'inline' | 'blocks'): ReactNode {
  const single = as === 'inline' ? /^<p>([\s\S]*)<\/p>\s*$/.exec(html)?.[1] : undefined;
  const markup = single !== undefined && !single.includes('<p>') ? single : html;
  return createElement(as === 'inline' ? 'span' : 'div', { dangerouslySetInnerHTML: { __html: markup } });
}
