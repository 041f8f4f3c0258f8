import { randomBytes } from 'node:crypto';
import { explainError } from '../../base/errors/explain-error.ts';
import { readCookies, serializeCookie } from '../../base/http/cookies.ts';
import { readBodyText } from '../../base/http/read-body-text.ts';
import { isObject } from '../../base/values/is-object.ts';
import type { AccessContext, AccessOptions } from './access-context.ts';
import { checkPassword, type PasswordTry } from './check-password.ts';
import { chooseLanguage } from './choose-language.ts';
import { readHandedToken } from './handed-token.ts';
import type { Identity } from './identity.ts';
import { htmlAnswer, redirectAnswer } from './page-answers.ts';
import type { SignInHandshake } from './provider.ts';
import { renderJwtPage } from './render-jwt-page.ts';
import { renderSignInPage, type SignInPage } from './render-sign-in-page.ts';
import { safeRedirect } from './safe-redirect.ts';
import { cookiePlace, isOwnForm, originOf, ownAddress, type SignInSite, shortName } from './sign-in-site.ts';

export interface SignInRequest {
  request: Request;
  url: URL;
  context: AccessContext;
  signIn: SignInSite;
  options: AccessOptions & Pick<PasswordTry, 'hashing' | 'wait'> & { now: () => number };
}

const formCookie = 'docwright_form';
/** Seconds in which a form must be sent and a provider must answer. */
const patience = 900;

/** Answers the addresses of signing in and out; `null` for any other. */
export async function answerSignIn(given: SignInRequest): Promise<Response | null> {
  const { request, context } = given;
  const isPost = request.method === 'POST';
  switch (context.path) {
    case '/_docwright/login':
      return isPost ? takePassword(given) : showSignIn(given);
    case '/_docwright/login/start':
      return startProvider(given);
    case '/_docwright/callback':
      return finishProvider(given);
    case '/_docwright/logout':
      return isPost || isOwnLink(request) ? endSession(given) : showSignOut(given);
    case '/login/jwt-callback':
    case '/_docwright/login/token':
      if (!given.signIn.config.methods.some(({ kind }) => kind === 'jwt')) return null;
      return isPost ? takeToken(given) : showHandover(given);
    default:
      return null;
  }
}

/** Where a reader goes from here, as a link to one of the addresses says. */
function redirectIn({ url, context }: SignInRequest): string {
  return safeRedirect(url.searchParams.get('redirect'), context.site.manifest.base);
}

/** What every page is made with; its language is that of the page that the reader wants. */
function frameOf(
  { request, context: { site, visitor } }: SignInRequest,
  redirect: string,
): Pick<SignInPage, 'look' | 'language'> {
  const accepted = request.headers.get('accept-language');
  return {
    look: site.members!.look,
    language: chooseLanguage({ manifest: site.manifest, audience: visitor.audience, wanted: redirect, accepted }),
  };
}

function showHandover(given: SignInRequest): Response {
  return htmlAnswer(
    renderJwtPage({ ...frameOf(given, redirectIn(given)), action: ownAddress(given.context, 'login/token') }),
    { script: true },
  );
}

function showSignIn(given: SignInRequest): Response {
  const { url, context, signIn } = given;
  const redirect = redirectIn(given);
  if (context.visitor.audience.kind === 'member') return redirectAnswer(redirect);
  const links = linksOf(given, redirect);
  // Where there is one way in, readers need not choose it; but whoever has just signed out shall stay out.
  const [only] = links;
  const isSignedOut = url.searchParams.has('signed-out');
  if (signIn.config.methods.length === 1 && only && !isSignedOut) return redirectAnswer(only.href);
  return signInPage(given, { redirect, ...(isSignedOut && { notice: 'signedOut' }) });
}

function linksOf({ context, signIn }: SignInRequest, redirect: string): SignInPage['links'] {
  return signIn.config.methods.flatMap((method, index) => {
    if (method.kind === 'password') return [];
    if (method.kind !== 'jwt')
      return [
        {
          label: method.label,
          href: `${ownAddress(context, 'login/start')}?${new URLSearchParams({ method: String(index), redirect }).toString()}`,
        },
      ];
    const address = new URL(method.loginUrl);
    address.searchParams.set('redirect', redirect);
    return [{ label: method.label, href: address.href }];
  });
}

interface Attempt extends Pick<SignInPage, 'notice'> {
  redirect: string;
  /** How the attempt before ended. */
  status?: number;
  headers?: Record<string, string>;
}

/** The page with its form. */
function signInPage(given: SignInRequest, { redirect, notice, status = 200, headers = {} }: Attempt): Response {
  const { context, signIn } = given;
  const hasPasswords = signIn.config.methods.some(({ kind }) => kind === 'password');
  const { token, cookie } = issueForm(given);
  const page: SignInPage = {
    ...frameOf(given, redirect),
    title: 'signIn',
    ...(notice && { notice }),
    form: hasPasswords ? { action: ownAddress(context, 'login'), redirect, token } : null,
    links: linksOf(given, redirect),
  };
  return htmlAnswer(renderSignInPage(page), { status, headers, cookies: [cookie] });
}

/** A form is good only together with a cookie of the same browser. */
function issueForm({ request, signIn, context, options }: SignInRequest): { token: string; cookie: string } {
  const [known] = readCookies(request, formCookie);
  const browser = known !== undefined && /^[\w-]{22}$/.test(known) ? known : randomBytes(16).toString('base64url');
  const token = signIn.signer.sign('form', { browser, expires: options.now() + patience });
  return {
    token,
    cookie: serializeCookie(formCookie, browser, {
      ...cookiePlace(request, { config: signIn.config, site: context.site }),
      maxAge: patience,
    }),
  };
}

function isGoodForm({ request, signIn, context, options }: SignInRequest, token: string): boolean {
  const form = signIn.signer.read('form', token);
  const isCurrent =
    isObject(form) &&
    typeof form['expires'] === 'number' &&
    form['expires'] > options.now() &&
    readCookies(request, formCookie).includes(String(form['browser']));
  return isCurrent && isOwnForm(request, originOf(request, { config: signIn.config, site: context.site }));
}

const formLimit = 20_000;

/** @throws RequestRefused with status 413 for what no form of ours sends */
async function readForm(request: Request): Promise<URLSearchParams> {
  return new URLSearchParams(await readBodyText(request, { limit: formLimit }));
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
  return enter(given, { redirect, identity: { groups, content: {}, apiPlaygroundInputs: {}, expiresAt: null } });
}

function enter(
  { request, context, signIn }: SignInRequest,
  { identity, redirect }: { identity: Identity; redirect: string },
): Response {
  return redirectAnswer(redirect, [
    signIn.sessions.issue(identity, cookiePlace(request, { config: signIn.config, site: context.site })),
  ]);
}

async function startProvider(given: SignInRequest): Promise<Response | null> {
  const { request, url, context, signIn, options } = given;
  const method = url.searchParams.get('method') ?? '';
  const provider = signIn.providers.get(method);
  if (!provider) return null;
  const redirect = redirectIn(given);
  try {
    const place = { config: signIn.config, site: context.site };
    const { address, handshake } = await provider.start(
      `${originOf(request, place)}${ownAddress(context, 'callback')}`,
    );
    const token = signIn.signer.sign('handshake', {
      ...handshake,
      method,
      redirect,
      expires: options.now() + patience,
    });
    return redirectAnswer(address, [
      serializeCookie(handshakeCookie(handshake.state), token, { ...cookiePlace(request, place), maxAge: patience }),
    ]);
  } catch (error) {
    options.onFault?.(`Readers of ${context.site.domain} cannot sign in with the provider: ${explainError(error)}`);
    return signInPage(given, { redirect, notice: 'unreachable', status: 502 });
  }
}

/** Several tabs may be signing in at once. */
function handshakeCookie(state: string): string {
  return `docwright_sign_in_${shortName(state)}`;
}

async function finishProvider(given: SignInRequest): Promise<Response> {
  const { request, url, context, signIn, options } = given;
  const state = url.searchParams.get('state') ?? '';
  const [cookie = ''] = readCookies(request, handshakeCookie(state));
  const started = signIn.signer.read('handshake', cookie) as
    | (SignInHandshake & { method: string; redirect: string; expires: number })
    | null;
  const provider = signIn.providers.get(started?.method ?? '');
  const redirect = safeRedirect(started?.redirect ?? null, context.site.manifest.base);
  const fail = (notice: NonNullable<SignInPage['notice']>, status: number): Response =>
    signInPage(given, { redirect, notice, status });
  if (!started || !provider || started.expires < options.now() || started.state !== state) return fail('lost', 400);
  const place = { config: signIn.config, site: context.site };
  try {
    const answer = new URL(`${originOf(request, place)}${ownAddress(context, 'callback')}${url.search}`);
    const response = enter(given, { identity: await provider.finish(answer, started), redirect });
    response.headers.append(
      'set-cookie',
      serializeCookie(handshakeCookie(state), '', { ...cookiePlace(request, place), maxAge: 0 }),
    );
    return response;
  } catch (error) {
    options.onFault?.(`A sign-in to ${context.site.domain} failed: ${explainError(error)}`);
    return fail('failed', 403);
  }
}

async function takeToken(given: SignInRequest): Promise<Response> {
  const { request, context, signIn, options } = given;
  const form = await readForm(request);
  const redirect = safeRedirect(form.get('redirect'), context.site.manifest.base);
  const origin = originOf(request, { config: signIn.config, site: context.site });
  const rules = { host: new URL(origin).host, limits: options.limits, now: options.now };
  for (const method of signIn.config.methods) {
    if (method.kind !== 'jwt' || !isOwnForm(request, origin)) continue;
    const identity = await readHandedToken(form.get('token') ?? '', { ...rules, ...method }).catch(() => null);
    if (identity) return enter(given, { identity, redirect });
  }
  return signInPage(given, { redirect, notice: 'linkExpired', status: 403 });
}

function showSignOut(given: SignInRequest): Response {
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
function isOwnLink({ headers }: Request): boolean {
  return (
    headers.get('sec-fetch-site') === 'same-origin' &&
    headers.get('sec-fetch-mode') === 'navigate' &&
    !headers.has('sec-purpose') &&
    !headers.has('purpose')
  );
}

/** Signing out leads back to where the reader was, if he comes from somewhere. */
function signOutAddress(given: SignInRequest): string {
  return `${ownAddress(given.context, 'logout')}${backFrom(given, '?')}`;
}

function signedOutAddress(given: SignInRequest): string {
  return `${ownAddress(given.context, 'login')}?signed-out${backFrom(given, '&')}`;
}

function backFrom(given: SignInRequest, separator: '?' | '&'): string {
  return given.url.searchParams.has('redirect')
    ? `${separator}${new URLSearchParams({ redirect: redirectIn(given) }).toString()}`
    : '';
}

async function endSession(given: SignInRequest): Promise<Response> {
  const { request, context, signIn } = given;
  if (request.method === 'POST' && !isGoodForm(given, (await readForm(request)).get('token') ?? ''))
    return showSignOut(given);
  return redirectAnswer(signedOutAddress(given), [
    await signIn.sessions.end(request, cookiePlace(request, { config: signIn.config, site: context.site })),
  ]);
}
