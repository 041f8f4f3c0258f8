import { loginAddress, logoutAddress } from '../../base/paths/own-addresses.ts';
import { htmlAnswer, redirectAnswer } from './page-answers.ts';
import { renderSignInPage, type SignInPage } from './render-sign-in-page.ts';
import { isGoodForm, issueForm, readForm } from './sign-in-form.ts';
import { frameOf, redirectIn, type SignInRequest } from './sign-in-request.ts';
import { cookiePlace, ownAddress } from './sign-in-site.ts';

/** Asks whether the reader wants to leave. */
export function showSignOut(given: SignInRequest): Response {
  const { context } = given;
  if (context.visitor.audience.kind === 'anonymous') return redirectAnswer(signedOutAddress(given));
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

/** Ends the session, where the reader himself asks for it. */
export async function endSession(given: SignInRequest): Promise<Response> {
  const { request, context, signIn } = given;
  if (request.method === 'POST' && !isGoodForm(given, (await readForm(request)).get('token') ?? ''))
    return showSignOut(given);
  return redirectAnswer(signedOutAddress(given), [
    await signIn.sessions.end(request, cookiePlace(request, { config: signIn.config, site: context.site })),
  ]);
}
