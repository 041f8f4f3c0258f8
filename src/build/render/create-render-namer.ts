import type { Page } from '../../model/page.ts';
import type { FragmentReference } from '../../model/rendered-page.ts';
import { substituteVariables } from '../../read/markdown/substitute-variables.ts';
import { documentOf } from '../../read/navigation/document-of.ts';
import { reachedSnippets } from '../../read/site/reached-snippets.ts';
import { nameContent } from '../cache/name-content.ts';
import { createDocumentNamer } from './create-document-namer.ts';
import type { RenderContext } from './render-context.ts';

/** Names what pages and parts of them are rendered from, as far as that is known before. */
export interface RenderNamer {
  /** `part`: of `renderedPart`. */
  namePage: (part: Page) => string;
  nameFragment: (fragment: FragmentReference) => string;
}

/** `maker`: of `fingerprintPackage`; `nameText`: of `ValueStore`. */
export function createRenderNamer(
  context: RenderContext,
  maker: string,
  nameText: (text: string) => string = nameContent,
): RenderNamer {
  const {
    config,
    snippets,
    apis,
    referencePages,
    readers,
    routes: _routes,
    assets: _assets,
    places: _places,
    folder: _folder,
    keep: _keep,
    ...rest
  } = context;
  // A theme arranges what is rendered.
  const { navigation: _navigation, redirects: _redirects, theme: _theme, ...settings } = config;
  const shared = nameContent(JSON.stringify([maker, settings, rest, readers?.isPersonal]));
  const nameImports = importNamer(snippets);
  const nameReached = createReachNamer({ apis, referencePages });
  const name = (part: Page | FragmentReference, document: string | null, imports: unknown): string => {
    const text = JSON.stringify(part);
    return nameContent(JSON.stringify([shared, text, document === null ? null : nameReached(document, text), imports]));
  };
  /** Its text is named by itself, which is mostly known: what it says of a description is looked for in all of it. */
  const shorten = (part: Page): Page =>
    part.source && documentOf(part) === null
      ? { ...part, source: { ...part.source, body: nameText(part.source.body) } }
      : part;
  return {
    namePage: (part) =>
      name(
        shorten(part),
        documentOf(part),
        nameImports(substituteVariables(part.source?.body ?? '', config.variables)),
      ),
    nameFragment: (fragment) => name(fragment, 'document' in fragment ? fragment.document : null, null),
  };
}

/** Names what a text of JSON reaches in one of the API descriptions. */
export function createReachNamer({
  apis,
  referencePages,
}: Pick<RenderContext, 'apis' | 'referencePages'>): (id: string, text: string) => string | null {
  const targets = Map.groupBy(referencePages, ({ document }) => document);
  const documents = new Map<string, (text: string) => string>();
  return (id, text) => {
    const document = apis.find((api) => api.id === id);
    if (!document) return null;
    if (!documents.has(id)) documents.set(id, createDocumentNamer(document, targets.get(id)));
    return documents.get(id)!(text);
  };
}

/** Names what a text may import: where a path can lead to a file of another name, that is any file. */
function importNamer(snippets: RenderContext['snippets']): (body: string) => unknown {
  const names = new Map(Object.entries(snippets).map(([path, text]) => [path, nameContent(text)]));
  const all = nameContent(JSON.stringify([...names]));
  const isOpen = [...Object.keys(snippets)].some((path) => /(?:^|\/)index\.(?:mdx|jsx)$/.test(path));
  const asksByName = (text: string): boolean => text.includes('<Snippet');
  const asksWithin = Object.values(snippets).some(asksByName);
  return (body) => {
    if (asksByName(body)) return all;
    if (!body.includes('import')) return null;
    if (isOpen || asksWithin) return all;
    return Object.keys(reachedSnippets(snippets, [body])).map((path) => [path, names.get(path)]);
  };
}
