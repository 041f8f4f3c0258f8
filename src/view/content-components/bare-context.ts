import { escapeText } from '../../base/text/escape-html.ts';
import { clientTexts } from './client-texts.ts';
import { createPageIds } from './create-page-ids.ts';
import type { PageContext } from './page-context.ts';

/**
 * A context for components that render outside of a page: links stay as written, icons and colours of code are left
 * out.
 */
export function bareContext(): PageContext {
  return {
    iconLibrary: 'fontawesome',
    ids: createPageIds(),
    texts: clientTexts(),
    variations: [],
    icon: () => '',
    resolveHref: (href) => href,
    resolveAsset: (src) => ({ src }),
    highlight: (code) => escapeText(code),
    typedCode: () => null,
    blockStyle: () => '',
    renderMath: (source) => escapeText(source),
    renderMarkdown: (source) => source,
    aside: null,
    marks: null,
    isOwn: () => false,
    used: new Set(),
    islands: new Map(),
    warn: () => {},
  };
}
