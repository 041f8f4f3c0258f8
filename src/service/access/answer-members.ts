import { join } from 'node:path';
import { wantedTextType } from '../../base/http/wanted-text-type.ts';
import { filesAt } from '../../base/paths/files-at.ts';
import { longestRedirectChain, type RedirectMatch } from '../../base/paths/match-redirect.ts';
import { endpointAddress, loginAddress } from '../../base/paths/own-addresses.ts';
import { encodePath, markdownRoute } from '../../base/paths/routes.ts';
import { mayRead } from '../../base/readers/may-read.ts';
import { hasOtherMarks } from '../../base/readers/reader-marks.ts';
import { renderForReader } from '../../base/readers/render-for-reader.ts';
import { isObject } from '../../base/values/is-object.ts';
import type { Audience } from '../../model/service.ts';
import type { AccessContext, AccessOptions, AccessSite } from './access-context.ts';
import type { MemberFolder } from './load-member-folder.ts';
import { redirectAnswer } from './page-answers.ts';
import { redirectOf } from './redirect-of.ts';
import { routeOfAddress } from './route-of-address.ts';
import { ownAddress } from './sign-in-site.ts';
import { trimmedPath } from './trimmed-path.ts';

export interface MemberRequest {
  request: Request;
  context: AccessContext;
  members: MemberFolder;
  /** Whether there is a way to sign in. */
  canSignIn: boolean;
  answerNotFound: AccessOptions['answerNotFound'];
  answerFile: AccessOptions['answerFile'];
}

/**
 * Answers a request for a page or file of a site that was built for members; `null` where the files for everybody
 * answer. Whoever may not read a page gets the answer of a page that does not exist.
 */
export async function answerMembers(given: MemberRequest): Promise<Response | null> {
  const { request, context } = given;
  if (request.method !== 'GET' && request.method !== 'HEAD') return null;
  return context.visitor.audience.kind === 'anonymous' ? answerStranger(given) : answerMember(given);
}

/** The public files hold nothing that a stranger may not read; only redirects and addresses without a file are left. */
function answerStranger({
  request,
  context,
  members,
  canSignIn,
  answerNotFound = () => Promise.resolve(notFound()),
}: MemberRequest): Response | Promise<Response> | null {
  const { site, path } = context;
  const redirect = redirectOf(site, path);
  const isOpen =
    redirect === null
      ? site.files.find(path) !== null
      : mayFollow(site, { redirect, members, audience: context.visitor.audience });
  if (isOpen) return null;
  const { search } = new URL(request.url);
  if (canSignIn && members.list.isPrivate && wantsPage(request, path)) {
    return redirectAnswer(
      `${ownAddress(context, loginAddress)}?${new URLSearchParams({ redirect: `${site.manifest.base}${encodePath(path)}${search}` }).toString()}`,
    );
  }
  return redirect === null ? null : answerNotFound(request, context);
}

async function answerMember(given: MemberRequest): Promise<Response | null> {
  const { request, context, members } = given;
  const { site, path, visitor } = context;
  const redirect = redirectOf(site, path);
  if (redirect !== null)
    return mayFollow(site, { redirect, members, audience: visitor.audience }) ? null : answerMissing(given);
  const own = findOwn(members, path, visitor.audience);
  const type = own?.endsWith('.html') ? wantedTextType(request.headers.get('accept')) : null;
  const markdown = markdownRoute(trimmedPath(path));
  const text = type && findOwn(members, markdown, visitor.audience);
  if (type && text) return answerFile(given, { file: text, status: 200, type });
  // What is the same for all readers lies among the files for everybody alone.
  if (type && site.files.find(path) && site.files.find(markdown)) return null;
  if (own !== null) return answerFile(given, { file: own, status: 200 });
  // The root leads to the first page for everybody, unless there is one that comes before it.
  if (path !== '/' && site.files.find(path)) return null;
  const first = firstIn(path, { site, audience: visitor.audience });
  if (first !== null) return redirectAnswer(`${site.manifest.base}${encodePath(first)}${new URL(request.url).search}`);
  return site.files.find(path) ? null : answerMissing(given);
}

interface Following {
  redirect: RedirectMatch;
  members: MemberFolder;
  audience: Audience;
}

/**
 * A redirect leads to pages alone that the reader may read, by way of others, too, and one that takes its destination
 * from the address to nothing else but files that he may have: if it led on where there is nothing, it would tell that
 * there is a page where it stays away.
 */
function mayFollow(site: AccessSite, following: Following, length = 1): boolean {
  const { redirect, members, audience } = following;
  const location = withoutOrigin(redirect.location, site);
  if (!location.startsWith('/')) return true;
  const route = routeOfAddress(location, site.manifest.base);
  const page = site.manifest.pages.find((candidate) => candidate.route === route);
  if (page) return mayRead(page.access, audience);
  const next = site.redirect(route);
  if (next) return length < longestRedirectChain && mayFollow(site, { redirect: next, members, audience }, length + 1);
  return !redirect.isCaptured || site.files.find(route) !== null || findOwn(members, route, audience) !== null;
}

/** The site may be named by its whole address. */
function withoutOrigin(location: string, { manifest: { origin, base } }: AccessSite): string {
  return origin !== null && location.startsWith(`${origin}${base}/`) ? location.slice(origin.length) : location;
}

/** The first page in a folder, or of the site, that a reader may read, where there is none at its own address. */
function firstIn(path: string, { site, audience }: { site: AccessSite; audience: Audience }): string | null {
  const { pages } = site.manifest;
  const within = `${trimmedPath(path)}/`.replace('//', '/');
  if (pages.some(({ route }) => route === trimmedPath(path))) return null;
  const inside = pages.filter(({ route, access }) => route.startsWith(within) && mayRead(access, audience));
  const listed = inside.find((page) => page.listed);
  return (listed ?? (path === '/' ? inside[0] : undefined))?.route ?? null;
}

/** The file of an address among those for members, if it is for this one. */
function findOwn({ list }: MemberFolder, path: string, audience: Audience): string | null {
  const file = filesAt(path.normalize('NFC')).find((candidate) => Object.hasOwn(list.files, candidate));
  if (file === undefined) return null;
  return list.files[file]!.every((index) => mayRead(list.accesses[index]!, audience)) ? file : null;
}

async function answerFile(
  { request, context, members, answerFile: answer }: MemberRequest,
  { file, status, type }: { file: string; status: 200 | 404; type?: string },
): Promise<Response> {
  const { audience, user } = context.visitor;
  const content = isObject(user?.['content']) ? user['content'] : {};
  const { secret } = members.list;
  const personalise = (text: string): string | null =>
    hasOtherMarks(text, secret) ? null : renderForReader(text, { secret, reader: { audience, content } });
  return answer(request, {
    path: join(members.folder, file),
    status,
    ...(type && { type }),
    personalise: file.endsWith('.html') ? personalise : null,
    isCurrent: members.isCurrent,
  });
}

/** Nothing there, or nothing for this reader: the same answer. */
async function answerMissing(given: MemberRequest): Promise<Response> {
  const file = '404.html';
  return Object.hasOwn(given.members.list.files, file) ? answerFile(given, { file, status: 404 }) : notFound();
}

function notFound(): Response {
  return new Response('There is nothing at this address\n', {
    status: 404,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', vary: 'Cookie' },
  });
}

/**
 * Whoever opens an address in a browser can sign in, whatever it ends in: `/frameworks/vue.js` may be a page. Programs
 * take anything, and get no page where they ask for a file or an endpoint.
 */
function wantsPage(request: Request, path: string): boolean {
  const accept = request.headers.get('accept') ?? '*/*';
  const isAsked =
    accept.includes('text/html') || (accept.includes('*/*') && !hasFileEnding(path) && !endpointAddress.test(path));
  return isAsked && mayBeNavigation(request);
}

/**
 * A script that fetches the page before it is asked for cannot sign in, and each try would leave a cookie, until no
 * server takes them any more. Browsers tell what they do (Fetch Metadata Request Headers), other clients do not.
 */
function mayBeNavigation({ headers }: Request): boolean {
  return (headers.get('sec-fetch-mode') ?? 'navigate') === 'navigate';
}

function hasFileEnding(path: string): boolean {
  return /\.[a-z][a-z0-9]{1,9}$/i.test(path);
}
