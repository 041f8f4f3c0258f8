import type { Identity } from './identity.ts';
import { redirectAnswer } from './page-answers.ts';
import type { SignInRequest } from './sign-in-request.ts';
import { cookiePlace } from './sign-in-site.ts';

/** Begins the session of a reader who has shown who he is, and leads him on. */
export function startSession(
  { request, context, signIn }: SignInRequest,
  { identity, redirect }: { identity: Identity; redirect: string },
): Response {
  return redirectAnswer(redirect, [
    signIn.sessions.issue(identity, cookiePlace(request, { config: signIn.config, site: context.site })),
  ]);
}
