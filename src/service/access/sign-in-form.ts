import { randomBytes } from 'node:crypto';
import { readCookies, serializeCookie } from '../../base/http/cookies.ts';
import { readBodyText } from '../../base/http/read-body-text.ts';
import { isObject } from '../../base/values/is-object.ts';
import { patience, type SignInRequest } from './sign-in-request.ts';
import { cookiePlace, isOwnForm, originOf } from './sign-in-site.ts';

const formCookie = 'docwright_form';

/** A form is good only together with a cookie of the same browser. */
export function issueForm({ request, signIn, context, options }: SignInRequest): { token: string; cookie: string } {
  const place = cookiePlace(request, { config: signIn.config, site: context.site });
  const [known] = readCookies(request, formCookie, place);
  const browser = known !== undefined && /^[\w-]{22}$/.test(known) ? known : randomBytes(16).toString('base64url');
  const token = signIn.signer.sign('form', { browser, expires: options.now() + patience });
  return {
    token,
    cookie: serializeCookie(formCookie, browser, { ...place, maxAge: patience }),
  };
}

/** Whether a form was issued to the browser that sends it, not long ago, and is sent by a page of the site. */
export function isGoodForm({ request, signIn, context, options }: SignInRequest, token: string): boolean {
  const form = signIn.signer.read('form', token);
  const site = { config: signIn.config, site: context.site };
  const isCurrent =
    isObject(form) &&
    typeof form['expires'] === 'number' &&
    form['expires'] > options.now() &&
    readCookies(request, formCookie, cookiePlace(request, site)).includes(String(form['browser']));
  return isCurrent && isOwnForm(request, originOf(request, site));
}

const formLimit = 20_000;

/**
 * Reads the fields of a form.
 * @throws RequestRefused with status 413 for what no form of ours sends
 */
export async function readForm(request: Request): Promise<URLSearchParams> {
  return new URLSearchParams(await readBodyText(request, { limit: formLimit }));
}
