import { type ClientAuth, ClientSecretBasic, ClientSecretPost, None } from 'openid-client';
import { isObject } from '../../base/values/is-object.ts';

/**
 * How the site shows a provider its secret: in the form, unless the provider tells that it takes none there, and in a
 * header in the `isOther` way. Providers of either kind are many, and few tell which of both they take of which client.
 */
export function createClientAuth(secret: string | undefined, isOther: boolean): ClientAuth {
  if (secret === undefined) return None();
  const [post, basic] = [ClientSecretPost(secret), ClientSecretBasic(secret)];
  return (server, ...rest) => {
    const isPost = server.token_endpoint_auth_methods_supported?.includes('client_secret_post') ?? true;
    return (isPost === isOther ? basic : post)(server, ...rest);
  };
}

/** Whether a provider has refused how its client was shown (RFC 6749 section 5.2): the code is good still. */
export function isRefusedClient(error: unknown): boolean {
  return isObject(error) && (error['error'] === 'invalid_client' || error['status'] === 401);
}
