import { ProxyError } from './proxy-error.ts';

/** As long as servers commonly read. */
const lengthLimit = 16_000;

/**
 * Checks the address that a call is to go to: absolute, of one of the schemes, without credentials. Its fragment is
 * dropped.
 * @throws ProxyError when it is another
 */
export function readTarget(text: string | null, schemes: readonly string[] = ['http:', 'https:']): URL {
  if (text === null || text === '')
    throw new ProxyError('bad-target', 'The request does not say which address to send it to.');
  // A URL parser takes out line breaks and turns backslashes round in silence: what was checked would not be what was
  // written.
  if (
    text.length > lengthLimit ||
    /[\s\\\p{Cc}]/u.test(text) ||
    !/^[a-z]+:\/\/[^/]/i.test(text) ||
    !URL.canParse(text)
  ) {
    throw new ProxyError('bad-target', 'The address is not a complete, valid URL.');
  }
  const url = new URL(text);
  if (!schemes.includes(url.protocol))
    throw new ProxyError(
      'bad-target',
      `Addresses of the kind "${url.protocol}" cannot be called; use ${schemes.map((scheme) => scheme.slice(0, -1)).join(' or ')}.`,
    );
  if (url.username !== '' || url.password !== '')
    throw new ProxyError(
      'bad-target',
      'The address contains a user name or password; send them in the Authorization header.',
    );
  url.hash = '';
  return url;
}
