import katex from 'katex';
import { markdownToHtml } from 'satteri';
import type { HighlightOptions, IconOptions } from '../content-components/page-context.ts';
import type { IconValue } from '../model/config.ts';
import type { Problem } from '../model/problem.ts';
import type { Asset } from '../model/site.ts';
import type { RenderContext } from './render-context.ts';

/** Files of installed packages: icons are read from them one by one. */
export interface PackageFiles {
  readPackageFile: (path: string) => string | null;
  listPackageFolder: (path: string) => string[];
}

/** What all pages that one renderer makes have in common. */
export interface SharedServices {
  isKnown: (route: string) => boolean;
  findAsset: (path: string) => Asset | undefined;
  icon: (icon: IconValue, options: IconOptions, warn: (problem: Problem) => void) => string;
  /** Loads what `highlight` needs for these languages. */
  prepareLanguages: (languages: Iterable<string>) => Promise<void>;
  highlight: (code: string, language: string, options: HighlightOptions) => string;
  renderMath: (source: string, options: { display: boolean }) => string;
  renderMarkdown: (source: string) => string;
}

export function createSharedServices(context: RenderContext, files: PackageFiles): SharedServices {
  const assets = new Map(context.assets.map((asset) => [asset.path, asset]));
  const routes = new Set(context.routes);
  void files;
  return {
    isKnown: (route) => routes.has(route) || assets.has(route.slice(1)),
    findAsset: (path) => assets.get(path),
    icon: () => '',
    prepareLanguages: async () => {},
    highlight: (code) => escapeHtml(code),
    renderMath: (source, { display }) => katex.renderToString(source, { displayMode: display, throwOnError: false, strict: false, trust: false }),
    renderMarkdown: (source) => markdownToHtml(source, { features: { gfm: true, smartPunctuation: true } }).html,
  };
}

function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
