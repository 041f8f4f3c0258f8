import { errorResponse } from '../../base/http/error-response.ts';
import { wantedTextType } from '../../base/http/wanted-text-type.ts';
import { markdownRoute } from '../../base/paths/routes.ts';
import { trimmedPath } from '../access/trimmed-path.ts';
import { agentHeaders } from './agent-headers.ts';
import { answerNotFound } from './answer-not-found.ts';
import type { SiteFile } from './files/file-index.ts';
import { refuseMethod } from './http/refuse-method.ts';
import type { RequestContext, ServedSite } from './service-options.ts';
import { SiteChanging } from './site-changing.ts';

/**
 * Answers a request for a page or a file of a site: redirects, Markdown for those who ask for it, files, the 404 page.
 * @throws SiteChanging where another build was put in the place of the one that the service has read
 */
export async function answerSite(request: Request, context: RequestContext): Promise<Response> {
  const { site, path, id } = context;
  if (request.method !== 'GET' && request.method !== 'HEAD') return answerOtherMethod(request, context);
  const headers = { ...agentHeaders(site, null), 'x-request-id': id };
  const redirect = findRedirect(request, site, path);
  if (redirect)
    return new Response(null, {
      status: redirect.status,
      headers: { ...headers, location: redirect.location, 'cache-control': keptBy(context) },
    });
  try {
    const page = findPage(request, site, path);
    if (page)
      return await site.files.answer(page.file, {
        request,
        headers: {
          ...headers,
          ...agentHeaders(site, `/${page.file.path}`),
          ...(runsScripts.test(page.file.type) ? context.pageHeaders : referrer),
        },
        variesByType: page.variesByType,
      });
    return await answerNotFound(request, site, { ...headers, ...context.pageHeaders });
  } catch (error) {
    // A build that is put in the place of the last one takes files away that were listed a moment ago.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') throw new SiteChanging();
    throw error;
  }
}

/** Where a redirect leads a member is no news for whoever asks the same cache. */
function keptBy({ visitor }: RequestContext): string {
  return visitor.audience.kind === 'anonymous' ? 'no-cache' : 'private, no-cache';
}

/** A program that has the address of an endpoint wrong learns that, and not that it has the method wrong. */
function answerOtherMethod({ method }: Request, { site, path, id }: RequestContext): Response {
  const headers = { 'x-request-id': id };
  // A redirect may lead to a page that its sender must not know of.
  const isSomething = site.files.find(path) || (!site.members && site.redirect(path));
  if (!isSomething)
    return errorResponse(
      404,
      { code: 'not_found', message: `There is nothing at ${path} that accepts ${method}` },
      headers,
    );
  return refuseMethod('GET, HEAD', `Pages and files accept GET, not ${method}`, headers);
}

/** Kinds of files in which a browser would run scripts. */
const runsScripts = /html|xml/;
const referrer = { 'referrer-policy': 'strict-origin-when-cross-origin' };

/** Pages and files come before redirects, but for the pages that stand for redirects on hosts that know none. */
function findRedirect(
  request: Request,
  { manifest, redirect, files }: ServedSite,
  path: string,
): { status: number; location: string } | null {
  const route = trimmedPath(path);
  if (manifest.redirects.length === 0 || manifest.pages.some((page) => page.route === route)) return null;
  const match = redirect(path);
  if (!match || files.find(path)?.path === path.slice(1)) return null;
  const { search } = new URL(request.url);
  const location = search !== '' && !/[?#]/.test(match.location) ? match.location + search : match.location;
  return { status: match.permanent ? 308 : 307, location };
}

/** A page of which there is Markdown is given as Markdown to a client that wants that more than HTML. */
function findPage(
  request: Request,
  { files }: ServedSite,
  path: string,
): { file: SiteFile; variesByType: boolean } | null {
  const file = files.find(path);
  if (!file?.type.startsWith('text/html')) return file && { file, variesByType: false };
  const markdown = files.find(markdownRoute(trimmedPath(path)));
  if (!markdown) return { file, variesByType: false };
  const type = wantedTextType(request.headers.get('accept'));
  if (type === null) return { file, variesByType: true };
  // The same words: only the name that the client knows them by differs.
  return {
    file: type === 'text/plain' ? markdown.withType(`${type}; charset=utf-8`) : markdown,
    variesByType: true,
  };
}
