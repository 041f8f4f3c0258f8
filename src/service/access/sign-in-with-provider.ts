import { cookieNames, readCookies, serializeCookie } from '../../base/http/cookies.ts';
import { signedInAddress } from '../../base/paths/own-addresses.ts';
import { explainProviderError } from './explain-provider-error.ts';
import { redirectAnswer } from './page-answers.ts';
import type { SignInHandshake } from './provider.ts';
import type { SignInPage } from './render-sign-in-page.ts';
import { safeRedirect } from './safe-redirect.ts';
import { signInPage } from './show-sign-in.ts';
import { patience, redirectIn, type SignInRequest } from './sign-in-request.ts';
import { cookiePlace, originOf, ownAddress, shortName } from './sign-in-site.ts';
import { startSession } from './start-session.ts';

/** Sends the reader to a provider; `null` for one that the site does not have. */
export async function startProvider(given: SignInRequest): Promise<Response | null> {
  const { request, url, context, signIn, options } = given;
  const method = url.searchParams.get('method') ?? '';
  const provider = signIn.providers.get(method);
  if (!provider) return null;
  const redirect = redirectIn(given);
  try {
    const place = { config: signIn.config, site: context.site };
    const { address, handshake } = await provider.start(
      `${originOf(request, place)}${ownAddress(context, signedInAddress)}`,
    );
    const token = signIn.signer.sign('handshake', {
      ...handshake,
      method,
      redirect,
      expires: options.now() + patience,
    });
    return redirectAnswer(address, keepHandshake(given, { name: handshakeCookie(handshake.state), token }));
  } catch (error) {
    options.onFault?.(
      `Readers of ${context.site.domain} cannot sign in with the provider: ${explainProviderError(error, provider.secrets)}`,
    );
    return signInPage(given, { redirect, notice: 'unreachable', status: 502 });
  }
}

const handshakeStart = 'docwright_sign_in_';

/** Several tabs may be signing in at once; servers in front refuse requests with more than 8 kB of cookies. */
const mostHandshakes = 8;
const handshakeBytes = 5_000;

function handshakeCookie(state: string): string {
  return handshakeStart + shortName(state);
}

/** The cookie of a sign-in that begins, and those that take away what is too much beside it. */
function keepHandshake(
  { request, context, signIn }: SignInRequest,
  { name, token }: { name: string; token: string },
): string[] {
  const place = cookiePlace(request, { config: signIn.config, site: context.site });
  const sizeOf = (cookie: string): number => cookie.length + (readCookies(request, cookie, place)[0]?.length ?? 0);
  const held = cookieNames(request, 'docwright_', place);
  // A session may be over and still be sent.
  const others = held.filter((cookie) => !cookie.startsWith(handshakeStart));
  let room = others.reduce((left, other) => left - sizeOf(other), handshakeBytes - name.length - token.length);
  const old = held
    .filter((cookie) => cookie.startsWith(handshakeStart))
    .toReversed()
    .filter((handshake, index) => {
      room -= sizeOf(handshake);
      return room < 0 || index + 1 >= mostHandshakes;
    });
  return [
    ...old.map((left) => serializeCookie(left, '', { ...place, maxAge: 0 })),
    serializeCookie(name, token, { ...place, maxAge: patience }),
  ];
}

/** Takes the reader who comes back from a provider. */
export async function finishProvider(given: SignInRequest): Promise<Response> {
  const { request, url, context, signIn, options } = given;
  const state = url.searchParams.get('state') ?? '';
  const place = { config: signIn.config, site: context.site };
  const [cookie = ''] = readCookies(request, handshakeCookie(state), cookiePlace(request, place));
  const started = signIn.signer.read('handshake', cookie) as
    | (SignInHandshake & { method: string; redirect: string; expires: number })
    | null;
  const provider = signIn.providers.get(started?.method ?? '');
  const redirect = safeRedirect(started?.redirect ?? null, context.site.manifest.base);
  const fail = (notice: NonNullable<SignInPage['notice']>, status: number): Response =>
    signInPage(given, { redirect, notice, status });
  if (!started || !provider || started.expires < options.now() || started.state !== state) return fail('lost', 400);
  try {
    const answer = new URL(`${originOf(request, place)}${ownAddress(context, signedInAddress)}${url.search}`);
    const response = startSession(given, { identity: await provider.finish(answer, started), redirect });
    response.headers.append(
      'set-cookie',
      serializeCookie(handshakeCookie(state), '', { ...cookiePlace(request, place), maxAge: 0 }),
    );
    return response;
  } catch (error) {
    // Of a client without a secret, whoever has both of these could still end the sign-in in the reader's place.
    const secrets = [...provider.secrets, started.verifier, url.searchParams.get('code') ?? ''];
    options.onFault?.(`A sign-in to ${context.site.domain} failed: ${explainProviderError(error, secrets)}`);
    return fail('failed', 403);
  }
}
