import { loginAddress } from '../../base/paths/own-addresses.ts';
import { htmlAnswer, redirectAnswer } from './page-answers.ts';
import { renderSignInPage, type SignInLink, type SignInPage } from './render-sign-in-page.ts';
import { issueForm } from './sign-in-form.ts';
import { frameOf, redirectIn, type SignInRequest } from './sign-in-request.ts';
import { ownAddress } from './sign-in-site.ts';

/** Answers whoever wants to sign in: with the page, or with the only way in. */
export function showSignIn(given: SignInRequest): Response {
  const { url, context, signIn } = given;
  const redirect = redirectIn(given);
  if (context.visitor.audience.kind === 'member') return redirectAnswer(redirect);
  const links = linksOf(given, redirect);
  // Where there is one way in, readers need not choose it; but whoever has just signed out shall stay out.
  const [only] = links;
  const isSignedOut = url.searchParams.has('signed-out');
  if (signIn.config.methods.length === 1 && only && !isSignedOut) return goOn(given, { redirect, link: only });
  return signInPage(given, { redirect, ...(isSignedOut && { notice: 'signedOut' }) });
}

/** By a page, since no server sees the heading in an address, and the reader is to come back to it. */
function goOn(given: SignInRequest, { redirect, link }: { redirect: string; link: SignInLink }): Response {
  const page: SignInPage = { ...frameOf(given, redirect), title: 'signingIn', form: null, links: [link], goesOn: true };
  return htmlAnswer(renderSignInPage(page), { script: true });
}

function linksOf({ context, signIn }: SignInRequest, redirect: string): SignInLink[] {
  return signIn.config.methods.flatMap((method, index) => {
    if (method.kind === 'password') return [];
    if (method.kind !== 'jwt')
      return [
        {
          label: method.label,
          href: `${ownAddress(context, `${loginAddress}/start`)}?${new URLSearchParams({ method: String(index), redirect }).toString()}`,
        },
      ];
    const address = new URL(method.loginUrl);
    address.searchParams.set('redirect', redirect);
    return [{ label: method.label, href: address.href }];
  });
}

export interface Attempt extends Pick<SignInPage, 'notice'> {
  redirect: string;
  /** How the attempt before ended. */
  status?: number;
  headers?: Record<string, string>;
}

/** The page with its form. */
export function signInPage(given: SignInRequest, { redirect, notice, status = 200, headers = {} }: Attempt): Response {
  const { context, signIn } = given;
  const hasPasswords = signIn.config.methods.some(({ kind }) => kind === 'password');
  const { token, cookie } = issueForm(given);
  const page: SignInPage = {
    ...frameOf(given, redirect),
    title: 'signIn',
    ...(notice && { notice }),
    form: hasPasswords ? { action: ownAddress(context, loginAddress), redirect, token } : null,
    links: linksOf(given, redirect),
  };
  return htmlAnswer(renderSignInPage(page), { status, headers, cookies: [cookie], script: true });
}
