import type { CustomFetchOptions } from 'openid-client';
import { parseFields } from '../../base/values/parse-fields.ts';
import { fetchLimited } from './fetch-limited.ts';

/**
 * Asks a provider, and hands on what it says of tokens as the library takes it (RFC 6749 section 5). Many write a form,
 * leave out the type, tell of errors with the status of success, or write fields that nothing here needs in other ways.
 */
export async function fetchTokens(
  address: string,
  options: CustomFetchOptions,
  { withId = true }: { withId?: boolean } = {},
): Promise<Response> {
  const response = await fetchLimited(address, options as RequestInit);
  // Nothing but the exchange of a code is sent by POST.
  return options.method === 'POST' ? plainAnswer(response, withId) : response;
}

async function plainAnswer(response: Response, withId: boolean): Promise<Response> {
  const text = await response
    .clone()
    .text()
    .catch(() => '');
  const told = parseFields(text);
  const textOf = (name: string): string | undefined => {
    const value = told[name];
    return typeof value === 'string' && value !== '' ? value : undefined;
  };
  const [token, error] = [textOf('access_token'), textOf('error')];
  if (response.ok && token !== undefined) {
    const id = withId ? told['id_token'] : undefined;
    return Response.json({ access_token: token, token_type: textOf('token_type') ?? 'bearer', id_token: id });
  }
  if (error === undefined) return response;
  const said = { error, error_description: textOf('error_description') };
  return Response.json(said, { status: response.ok ? 400 : response.status });
}
