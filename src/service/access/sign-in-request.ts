import type { AccessContext, AccessOptions } from './access-context.ts';
import type { PasswordTry } from './check-password.ts';
import { chooseLanguage } from './choose-language.ts';
import type { SignInPage } from './render-sign-in-page.ts';
import { safeRedirect } from './safe-redirect.ts';
import type { SignInSite } from './sign-in-site.ts';

/** A request for one of the addresses of signing in and out. */
export interface SignInRequest {
  request: Request;
  url: URL;
  context: AccessContext;
  signIn: SignInSite;
  options: AccessOptions & Pick<PasswordTry, 'hashing' | 'wait'> & { now: () => number };
}

/** Seconds in which a form must be sent and a provider must answer. */
export const patience = 900;

/** Where a reader goes from here, as a link to one of the addresses says. */
export function redirectIn({ url, context }: SignInRequest): string {
  return safeRedirect(url.searchParams.get('redirect'), context.site.manifest.base);
}

/** What every page is made with; its language is that of the page that the reader wants. */
export function frameOf(
  { request, context: { site, visitor } }: SignInRequest,
  redirect: string,
): Pick<SignInPage, 'look' | 'language'> {
  const accepted = request.headers.get('accept-language');
  return {
    look: site.members!.look,
    language: chooseLanguage({ manifest: site.manifest, audience: visitor.audience, wanted: redirect, accepted }),
  };
}
