import { createElement } from 'react';
import { type MarkdownToHtmlResult, markdownToHtml } from 'satteri';
import { sharedHref } from '../../base/paths/resolve-link.ts';
import { escapeText } from '../../base/text/escape-html.ts';
import { keepLast } from '../../base/values/keep-last.ts';
import { repairMdx } from '../../read/markdown/compile-mdx.ts';
import { liftExpressions } from '../../read/markdown/lift-expressions.ts';
import { liftHandlers } from '../../read/markdown/lift-handlers.ts';
import { proseFeatures } from '../../read/markdown/mdx-features.ts';
import { smartDashesPlugin } from '../../read/markdown/smart-dashes.ts';
import { markTightEmphasis, withoutMarks } from '../../read/markdown/tight-emphasis.ts';
import { htmlElements } from '../../view/content-components/html-elements.ts';
import type { CodeOptions } from '../../view/content-components/page-context.ts';
import { createIconRenderer, type IconRenderer } from '../../view/icons/create-icon-renderer.ts';
import type { IconFiles } from '../../view/icons/icon-files.ts';
import { createHighlighter, type Highlighter, type HighlighterOptions } from '../highlight/create-highlighter.ts';
import { loadRegexEngine } from '../highlight/grammar-store.ts';
import { hasTwoslasher, loadTwoslasher, type Twoslasher } from '../highlight/twoslash/load-twoslasher.ts';
import type { CompiledModule } from '../islands/compile-module.ts';
import { createIslandRegistry, type IslandRegistry, type RegisteredIsland } from '../islands/create-island-registry.ts';
import type { IslandSources } from '../islands/island-sources.ts';
import { siteIslandSources } from '../islands/site-island-sources.ts';
import { createDescriber } from './create-describer.ts';
import { createOwnRuntime } from './create-own-runtime.ts';
import { IslandHost, type IslandHostProps } from './IslandHost.tsx';
import { createJsxRuntime, type FindHost, type PageJsxRuntime } from './jsx-runtime.ts';
import type { RenderContext } from './render-context.ts';
import { siteLists } from './site-lists.ts';
import { unwatchedLists, type WatchedLists, watchLookups } from './watch-lookups.ts';
import { nothingOutside, type OutsideWatch } from './watch-outside.ts';

/** What all pages that one renderer makes have in common. */
export interface SharedServices {
  /** The JSX runtime of pages. */
  jsx: PageJsxRuntime;
  /** The same with components of the page's own replaced by what `guard` gives for them. */
  guardedJsx: (guard: (type: unknown) => unknown) => PageJsxRuntime;
  /** The JSX runtime of component files. */
  ownJsx: PageJsxRuntime;
  islands: IslandRegistry;
  islandSources: IslandSources;
  /** Bodies of the pages rendered so far that declare components, by file. */
  pageTexts: Map<string, string>;
  /** Exports of users' component files, which run once for all pages. */
  componentModules: Map<string, Record<string, unknown>>;
  /** Those of them that asked for what lies outside of the site when they ran. */
  volatileModules: Set<string>;
  outside: OutsideWatch;
  /** The same files as they were compiled, to find the line of a fault in. */
  compiledModules: Map<string, CompiledModule>;
  lists: WatchedLists;
  icon: IconRenderer;
  /** A page is loaded again with what was found of it, and with more care; what these two make of it is the same. */
  liftHandlers: typeof liftHandlers;
  liftExpressions: typeof liftExpressions;
  repair: typeof repairMdx;
  /** Loads what `highlight` needs for these languages. */
  prepareLanguages: (languages: Iterable<string>) => Promise<void>;
  highlight: (code: string, language: string, options: CodeOptions) => string;
  blockStyle: (theme: string) => string;
  /** The compiler of fences with types, opened at the first of them; `null` when it is not installed. */
  twoslasher: () => Twoslasher | null;
  /** Loads what `renderMath` needs, where a text may show formulas. */
  prepareMath: (text: string) => Promise<void>;
  renderMath: (source: string, options: { display: boolean }) => TypesetFormula;
  renderMarkdown: (source: string) => string;
  /** Markdown of an API description, sanitised. */
  describe: ReturnType<typeof createDescriber>;
}

/** What a process keeps from one state of the site to the next. */
export interface ProcessServices {
  outside: OutsideWatch;
  /** What patterns of grammars are compiled to stays in memory for good. */
  highlighterOf: (options: HighlighterOptions) => Promise<Highlighter>;
  twoslasherOf: (folder: string) => Twoslasher | null;
}

export function createProcessServices(outside: OutsideWatch = nothingOutside): ProcessServices {
  return { outside, highlighterOf: keepLast(createHighlighter), twoslasherOf: keepLast(loadTwoslasher) };
}

export interface SharedOptions extends ProcessServices {
  files: IconFiles;
}

export async function createSharedServices(
  context: RenderContext,
  { files, outside, highlighterOf, twoslasherOf }: SharedOptions,
): Promise<SharedServices> {
  const { styling } = context.config;
  const highlighter = context.isPlain
    ? plainHighlighter
    : await highlighterOf({ themes: styling.codeblocks, grammars: context.grammars });
  // It looks at the clock, so that no line takes it too long.
  const highlight: Highlighter['highlight'] = (...given) => outside.ignore(() => highlighter.highlight(...given));
  const pageTexts = new Map<string, string>();
  const islandSources = siteIslandSources({
    snippets: context.snippets,
    variables: context.config.variables,
    pageText: (file) => pageTexts.get(file) ?? null,
  });
  const islands = createIslandRegistry({ sources: islandSources, base: context.base, version: context.version });
  const compiledModules: SharedServices['compiledModules'] = new Map();
  const findHost = createHostFinder({ islands, modules: compiledModules });
  const shared = [...Object.values(context.snippets), ...Object.values(context.config.variables)];
  const math = createMath(shared, { isStyled: styling.latex !== false });
  const hasTypes = !context.isUntrusted && hasTwoslasher(context.folder);
  const twoslasher = (): Twoslasher | null => (context.isUntrusted ? null : twoslasherOf(context.folder));
  return {
    jsx: createJsxRuntime(htmlElements, findHost),
    guardedJsx: (guard) => createJsxRuntime(htmlElements, findHost, guard),
    ownJsx: createOwnRuntime(context.base),
    islands,
    islandSources,
    pageTexts,
    componentModules: new Map(),
    volatileModules: new Set(),
    outside,
    compiledModules,
    lists: (context.keep ? watchLookups : unwatchedLists)(siteLists(context)),
    icon: createIconRenderer(files),
    liftHandlers: keepLast(liftHandlers),
    liftExpressions: keepLast(liftExpressions),
    repair: keepLast(repairMdx),
    prepareLanguages: highlighter.prepare,
    highlight,
    blockStyle: highlighter.blockStyle,
    twoslasher: () => {
      // It reads types of all packages of the site, and other versions of its own may load or not.
      if (hasTypes) outside.note();
      return outside.ignore(twoslasher);
    },
    ...math,
    describe: createDescriber({
      highlight,
      toHref: (href) => sharedHref(href, { base: context.base, trailingSlash: context.config.seo.trailingSlash }),
    }),
    renderMarkdown,
  };
}

/** Of pages that are read and not shown. */
const plainHighlighter: Pick<Highlighter, 'highlight' | 'prepare' | 'blockStyle'> = {
  highlight: escapeText,
  prepare: async () => {},
  blockStyle: () => '',
};

function renderMarkdown(source: string): string {
  const options = { features: proseFeatures(source), mdastPlugins: smartDashesPlugin(source) };
  return withoutMarks((markdownToHtml(markTightEmphasis(source), options) as MarkdownToHtmlResult).html);
}

/** What code of all languages is highlighted with. */
export async function loadHighlighting(): Promise<void> {
  await loadRegexEngine();
}

/** How a formula begins, and the names of the components that show one. */
const mathMarks = /\$|Latex|MathExpression/;

let mathLibrary: typeof import('katex').default | null = null;

/** KaTeX is the largest library of this process, and most sites go without it. */
export async function loadMath(): Promise<void> {
  mathLibrary ??= (await import('katex')).default;
}

/** `shared`: texts that any page may show. Without a style sheet, formulas are what browsers draw by themselves. */
function createMath(
  shared: readonly string[],
  { isStyled }: { isStyled: boolean },
): Pick<SharedServices, 'prepareMath' | 'renderMath'> {
  const isShared = shared.some((text) => mathMarks.test(text));
  return {
    prepareMath: async (text) => {
      if (mathLibrary === null && (isShared || mathMarks.test(text))) await loadMath();
    },
    renderMath: (source, { display }) => typeset(source, { display, output: isStyled ? 'htmlAndMathml' : 'mathml' }),
  };
}

interface TypesetFormula {
  /** What cannot be read of it stands there as it is written. */
  html: string;
  /** What is wrong with it. */
  fault: string | null;
}

interface TypesetOptions {
  display: boolean;
  output: 'htmlAndMathml' | 'mathml';
}

/** As every fault, in either mode. */
const errorColor = 'var(--dw-red)';

function typeset(source: string, { display, output }: TypesetOptions): TypesetFormula {
  const options = { displayMode: display, output, strict: false, trust: false, errorColor } as const;
  try {
    return { html: mathLibrary!.renderToString(source, { ...options, throwOnError: true }), fault: null };
  } catch (error) {
    // The library goes on with the text around the place, in which it marks each sign.
    const [fault = ''] = messageOf(error)
      .replace(/^KaTeX parse error: /, '')
      .split(/ at (?:position \d+|end of input):/, 1);
    return { html: mathLibrary!.renderToString(source, { ...options, throwOnError: false }), fault };
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** One host for each island, so that React sees the same component every time. */
function createHostFinder(parts: Pick<IslandHostProps, 'islands' | 'modules'>): FindHost {
  const hosts = new Map<RegisteredIsland, ReturnType<FindHost>>();
  return (type) => {
    const island = parts.islands.find(type);
    if (!island) return null;
    if (!hosts.has(island)) hosts.set(island, ({ props }) => createElement(IslandHost, { island, props, ...parts }));
    return hosts.get(island)!;
  };
}
