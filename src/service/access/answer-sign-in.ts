import { errors } from 'jose';
import { explainError } from '../../base/errors/explain-error.ts';
import { RequestRefused } from '../../base/http/request-refused.ts';
import { handedOverAddress, loginAddress, logoutAddress, signedInAddress } from '../../base/paths/own-addresses.ts';
import { checkPassword } from './check-password.ts';
import { readHandedToken } from './handed-token.ts';
import type { Identity } from './identity.ts';
import { htmlAnswer } from './page-answers.ts';
import { renderJwtPage } from './render-jwt-page.ts';
import { safeRedirect } from './safe-redirect.ts';
import { showSignIn, signInPage } from './show-sign-in.ts';
import { isGoodForm, readForm } from './sign-in-form.ts';
import { frameOf, redirectIn, type SignInRequest } from './sign-in-request.ts';
import { hostOf, isOwnForm, originOf, ownAddress } from './sign-in-site.ts';
import { finishProvider, startProvider } from './sign-in-with-provider.ts';
import { endSession, isOwnLink, showSignOut } from './sign-out.ts';
import { startSession } from './start-session.ts';

/** Answers the addresses of signing in and out; `null` for any other. */
export async function answerSignIn(given: SignInRequest): Promise<Response | null> {
  const { request, context } = given;
  const isPost = request.method === 'POST';
  switch (context.path) {
    case loginAddress:
      return isPost ? takePassword(given) : showSignIn(given);
    case `${loginAddress}/start`:
      return startProvider(given);
    case signedInAddress:
      return finishProvider(given);
    case logoutAddress:
      return isPost || isOwnLink(request) ? endSession(given) : showSignOut(given);
    case handedOverAddress:
    case `${loginAddress}/token`:
      if (!given.signIn.config.methods.some(({ kind }) => kind === 'jwt')) return null;
      return isPost ? takeToken(given) : showHandover(given);
    default:
      return null;
  }
}

function showHandover(given: SignInRequest): Response {
  return htmlAnswer(
    renderJwtPage({ ...frameOf(given, redirectIn(given)), action: ownAddress(given.context, `${loginAddress}/token`) }),
    { script: true },
  );
}

async function takePassword(given: SignInRequest): Promise<Response> {
  const { request, context, signIn, options } = given;
  const form = await readForm(request);
  const redirect = safeRedirect(form.get('redirect'), context.site.manifest.base);
  if (!isGoodForm(given, form.get('token') ?? ''))
    return signInPage(given, { redirect, notice: 'formExpired', status: 403 });
  const address = options.addressKey?.(context.clientAddress) ?? context.clientAddress;
  const check = await checkPassword({
    ...options,
    password: form.get('password') ?? '',
    config: signIn.config,
    key: `sign-in:${context.site.domain}:${address}`,
  });
  if (check.kind === 'later') {
    const headers = { 'retry-after': String(check.seconds) };
    return signInPage(given, { redirect, notice: 'tooMany', status: check.status, headers });
  }
  if (check.kind === 'wrong') return signInPage(given, { redirect, notice: 'wrongPassword', status: 403 });
  const { groups } = check;
  return startSession(given, { redirect, identity: { groups, content: {}, apiPlaygroundInputs: {}, expiresAt: null } });
}

async function takeToken(given: SignInRequest): Promise<Response> {
  const { request, context, options } = given;
  const form = await readForm(request);
  const redirect = safeRedirect(form.get('redirect'), context.site.manifest.base);
  const read = await readToken(given, form.get('token') ?? '');
  if (typeof read !== 'string') return beginSession(given, { identity: read, redirect });
  // What is wrong with the token is for whoever makes it, and for nobody who sends one.
  options.onFault?.(`A token for ${context.site.domain} was refused: ${read}`);
  return signInPage(given, { redirect, notice: 'linkExpired', status: 403 });
}

/** Whom a token hands over, or why nobody; of several systems, only the one that made it has a say in that. */
async function readToken(
  { request, context, signIn, options }: SignInRequest,
  token: string,
): Promise<Identity | string> {
  const place = { config: signIn.config, site: context.site };
  if (!isOwnForm(request, originOf(request, place))) return 'it was sent by a page at another address than the site';
  const rules = { host: hostOf(request, place), limits: options.limits, now: options.now };
  const reasons = new Set<string>();
  for (const method of signIn.config.methods) {
    if (method.kind !== 'jwt') continue;
    try {
      return await readHandedToken(token, { ...rules, ...method });
    } catch (error) {
      // Nothing is wrong with the token: the store is away.
      if (error instanceof RequestRefused) throw error;
      if (!(error instanceof errors.JWSSignatureVerificationFailed)) reasons.add(explainError(error));
    }
  }
  return reasons.size > 0 ? [...reasons].join('; ') : 'it was not signed with a key from the configuration';
}

/** What the other system says of a reader may be more than a session can hold. */
function beginSession(
  given: SignInRequest,
  { identity, redirect }: { identity: Identity; redirect: string },
): Response {
  try {
    return startSession(given, { identity, redirect });
  } catch (error) {
    given.options.onFault?.(`A sign-in to ${given.context.site.domain} failed: ${explainError(error)}`);
    return signInPage(given, { redirect, notice: 'failed', status: 403 });
  }
}
