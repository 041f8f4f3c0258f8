import { createElement, Fragment, type ReactNode } from 'react';
import type { AsidePart } from '../../view/content-components/page-context.ts';

/** Where the author's text stands in a page that an API description fills, too. */
export interface OwnPart {
  /** Puts marks around it that `split` finds again. */
  wrap: (node: ReactNode) => ReactNode;
  /** The page without these marks, and the author's part of it. */
  split: (html: string) => { html: string; own: string };
  /** Which of the parts beside the text are the author's. */
  isOwn: (index: number) => boolean;
}

const start = '\uFDD2';
const end = '\uFDD3';

/** `aside` is filled from top to bottom while the page renders. */
export function createOwnPart(aside: readonly AsidePart[] | null): OwnPart {
  const bounds: number[] = [];
  const Bound = ({ sign }: { sign: string }): string => {
    bounds.push(aside?.length ?? 0);
    return sign;
  };
  return {
    wrap: (node) =>
      createElement(Fragment, null, createElement(Bound, { sign: start }), node, createElement(Bound, { sign: end })),
    split: (html) => {
      const [before = '', rest] = split(html, html.indexOf(start));
      if (rest === undefined) return { html, own: '' };
      const [own = '', after = ''] = split(rest, rest.lastIndexOf(end));
      return { html: before + own + after, own };
    },
    isOwn: (index) => bounds.length === 2 && index >= bounds[0]! && index < bounds[1]!,
  };
}

function split(text: string, at: number): [string, string?] {
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}
