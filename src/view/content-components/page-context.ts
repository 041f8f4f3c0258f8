import type { ReactNode } from 'react';
import type { Texts } from '../../base/languages/texts.ts';
import type { ComponentIds } from '../../base/paths/component-id.ts';
import type { ReaderMarks } from '../../base/readers/reader-marks.ts';
import type { IconLibrary, IconValue } from '../../model/config.ts';
import type { Problem } from '../../model/problem.ts';

/**
 * What the components of one page share while it renders: counters, lookups and the list of what the page uses.
 * Components render from top to bottom, so ids come out in the order in which a reader meets them.
 */
export interface PageContext {
  /** Library of icon names that do not say their own. */
  iconLibrary: IconLibrary;
  ids: PageIds;
  texts: Texts['components'];
  /** Ids of `variations` in `docs.json`; the first is the one shown at the start. */
  variations: string[];
  /** Markup of an icon, safe to place; empty when there is nothing to show. */
  icon(icon: IconValue, options: IconOptions): string;
  /** A link as the author wrote it → the address for the page: relative ones resolved, base path added. */
  resolveHref(href: string): string;
  /** An image, video or audio source → its address, and its size in pixels when known. */
  resolveAsset(src: string): ResolvedAsset;
  /** Inner HTML of `code`; lines are `span.line` where anything asks for lines. */
  highlight(code: string, language: string, options: CodeOptions): string;
  /**
   * Code with what the compiler says of its names, and a way to put that into its markup; `null` for other languages.
   */
  typedCode(code: string, language: string): TypedFence | null;
  /** Custom properties, as a `style` attribute has them, of a block with a theme of its own. */
  blockStyle(theme: string): string;
  /** MathML and HTML of a formula. */
  renderMath(source: string, options: { display: boolean }): string;
  /** Markdown that stands in a prop, such as a caption. */
  renderMarkdown(source: string, as: 'inline' | 'blocks'): ReactNode;
  /**
   * Parts that belong beside the text. A component that has its node taken renders nothing in place;
   * `null` leaves everything where it stands.
   */
  aside: AsidePart[] | null;
  /** Writes who sees which part; `null` where nothing reads such marks. */
  marks: ReaderMarks | null;
  /** Whether a component is the page's own: its text is what it makes of what it wraps. */
  isOwn(component: unknown): boolean;
  /** Names of features that the page uses: see `feature-styles.ts`. */
  used: Set<string>;
  /** Scripts of the user's interactive components that the page shows, by address. */
  islands: Map<string, { module: string; name: string }>;
  warn(problem: Problem): void;
}

/** Hands out ids that no other part of the page of the same kind has. */
export interface PageIds extends Omit<ComponentIds, 'view'> {
  /** The id of a heading; `id` is what the author wrote. */
  heading: (text: string, id?: string | null) => string;
  /** The id of a view, whether it is the first of the page, and whether its title is that of the first. */
  view: (title: string, id?: string | null) => { id: string; isFirst: boolean; isShown: boolean };
  /** The id of the first example of a kind; further ones have none. */
  example: (kind: 'request-example' | 'response-example') => string | undefined;
  /** An id for ARIA references alone: `prefix-1`, `prefix-2` and so on. */
  next: (prefix: string) => string;
}

export interface IconOptions {
  /** A CSS length, or a number of pixels. */
  size?: string;
  /** A CSS colour. */
  color?: string;
  className?: string;
}

export interface ResolvedAsset {
  src: string;
  width?: number;
  height?: number;
}

export interface CodeOptions {
  /** Line numbers counted from 1. */
  highlight: number[];
  focus: number[];
  /** Line numbers are shown. */
  lines?: boolean;
  /** A theme for this block alone. */
  theme?: string | null;
}

export interface TypedFence {
  code: string;
  annotate: (markup: string) => string;
}

export interface AsidePart {
  kind: 'panel' | 'request-example' | 'response-example';
  node: ReactNode;
}
