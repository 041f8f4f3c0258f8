import katex from 'katex';
import { markdownToHtml } from 'satteri';
import type { HighlightOptions } from '../content-components/page-context.ts';
import { createHighlighter } from '../highlight/create-highlighter.ts';
import { createIconRenderer, type IconRenderer } from '../icons/create-icon-renderer.ts';
import type { IconFiles } from '../icons/icon-files.ts';
import type { Asset } from '../model/site.ts';
import { createDescriber } from './describe-markdown.ts';
import type { RenderContext } from './render-context.ts';

/** What all pages that one renderer makes have in common. */
export interface SharedServices {
  isKnown: (route: string) => boolean;
  findAsset: (path: string) => Asset | undefined;
  icon: IconRenderer;
  /** Loads what `highlight` needs for these languages. */
  prepareLanguages: (languages: Iterable<string>) => Promise<void>;
  highlight: (code: string, language: string, options: HighlightOptions) => string;
  blockStyle: (theme: string) => string;
  renderMath: (source: string, options: { display: boolean }) => string;
  renderMarkdown: (source: string) => string;
  /** Markdown of an API description, sanitised. */
  describe: (markdown: string) => string;
}

export async function createSharedServices(context: RenderContext, files: IconFiles): Promise<SharedServices> {
  const { styling } = context.config;
  const highlighter = await createHighlighter({ themes: styling.codeblocks, grammars: context.grammars });
  const assets = new Map(context.assets.map((asset) => [asset.path, asset]));
  const routes = new Set(context.routes);
  return {
    isKnown: (route) => routes.has(route) || assets.has(route.slice(1)),
    findAsset: (path) => assets.get(path),
    icon: createIconRenderer(files),
    prepareLanguages: highlighter.prepare,
    highlight: highlighter.highlight,
    blockStyle: highlighter.blockStyle,
    renderMath: (source, { display }) => katex.renderToString(source, { displayMode: display, throwOnError: false, strict: false, trust: false }),
    describe: createDescriber(),
    renderMarkdown: (source) => markdownToHtml(source, { features: { gfm: true, smartPunctuation: true } }).html,
  };
}
