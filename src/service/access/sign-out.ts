import { RequestRefused } from '../../base/http/request-refused.ts';
import { loginAddress, logoutAddress } from '../../base/paths/own-addresses.ts';
import { htmlAnswer, redirectAnswer } from './page-answers.ts';
import { renderSignInPage, type SignInPage } from './render-sign-in-page.ts';
import type { CookiePlace } from './sessions.ts';
import { isGoodForm, issueForm, readForm } from './sign-in-form.ts';
import { frameOf, redirectIn, type SignInRequest } from './sign-in-request.ts';
import { cookiePlace, ownAddress } from './sign-in-site.ts';

/** Asks whether the reader wants to leave. */
export function showSignOut(given: SignInRequest): Response {
  if (!given.signIn.sessions.holds(given.request, placeOf(given))) return redirectAnswer(signedOutAddress(given));
  const { token, cookie } = issueForm(given);
  const page: SignInPage = {
    ...frameOf(given, redirectIn(given)),
    title: 'signOut',
    form: null,
    links: [],
    button: { action: signOutAddress(given), token },
  };
  return htmlAnswer(renderSignInPage(page), { cookies: [cookie] });
}

/** Followed by a person on a page of the site: browsers say so, and no page can make them say it. */
export function isOwnLink({ headers }: Request): boolean {
  return (
    headers.get('sec-fetch-site') === 'same-origin' &&
    headers.get('sec-fetch-mode') === 'navigate' &&
    !headers.has('sec-purpose') &&
    !headers.has('purpose')
  );
}

/** Signing out leads back to where the reader was, if he comes from somewhere. */
function signOutAddress(given: SignInRequest): string {
  return `${ownAddress(given.context, logoutAddress)}${backFrom(given, '?')}`;
}

function signedOutAddress(given: SignInRequest): string {
  return `${ownAddress(given.context, loginAddress)}?signed-out${backFrom(given, '&')}`;
}

function backFrom(given: SignInRequest, separator: '?' | '&'): string {
  return given.url.searchParams.has('redirect')
    ? `${separator}${new URLSearchParams({ redirect: redirectIn(given) }).toString()}`
    : '';
}

/**
 * Ends the session, where the reader himself asks for it.
 * @throws RequestRefused with status 503, and the cookie that takes the session away from this browser at least, while
 * the store is away
 */
export async function endSession(given: SignInRequest): Promise<Response> {
  const { request, signIn } = given;
  if (request.method === 'POST' && !isGoodForm(given, (await readForm(request)).get('token') ?? ''))
    return showSignOut(given);
  const place = placeOf(given);
  const forgotten = signIn.sessions.forget(place);
  try {
    await signIn.sessions.end(request, place);
  } catch (error) {
    const message =
      'You are signed out in this browser. The storage of the service does not respond, so any copy of the session remains valid until it expires';
    throw new RequestRefused(
      503,
      { code: 'unavailable', message },
      { headers: { 'set-cookie': forgotten }, cause: error instanceof RequestRefused ? error.cause : error },
    );
  }
  return redirectAnswer(signedOutAddress(given), [forgotten]);
}

function placeOf({ request, context, signIn }: SignInRequest): CookiePlace {
  return cookiePlace(request, { config: signIn.config, site: context.site });
}
