import { explainError } from '../../base/errors/explain-error.ts';
import { isObject } from '../../base/values/is-object.ts';

/** Of what a provider says, which may come by way of a reader's address. */
const longest = 300;
/** What a setting of the operator decides; other claims are secrets of one sign-in. */
const ofSettings: ReadonlySet<unknown> = new Set(['issuer', 'iss', 'aud']);

/**
 * Why a sign-in with a provider failed, with what the provider said itself: the library names the kind of it alone.
 * Providers repeat what they were sent, so `secrets` are taken out.
 */
export function explainProviderError(error: unknown, secrets: readonly string[]): string {
  const details = [...detailsOf(error)].map((detail) => withoutSecrets(detail, secrets).slice(0, longest));
  return [withoutSecrets(explainError(error), secrets), ...details].join('; ');
}

/** Shorter ones are found in other words, and keep nothing secret. */
const shortestSecret = 4;

/** As they are, and as they stand in addresses and forms. */
function withoutSecrets(text: string, secrets: readonly string[]): string {
  const kept = secrets.filter(({ length }) => length >= shortestSecret);
  const forms = kept.flatMap((secret) => [
    secret,
    encodeURIComponent(secret),
    new URLSearchParams({ '': secret }).toString().slice(1),
  ]);
  return forms.reduce((left, form) => left.replaceAll(form, '…'), text);
}

function* detailsOf(error: unknown): Generator<string> {
  if (error instanceof Response) {
    yield `the provider returned status ${error.status} and ${error.headers.get('content-type') ?? 'no content type'} at ${error.url}`;
  } else if (isObject(error) && ofSettings.has(error['attribute'] ?? error['claim'])) {
    const told = error['body'] ?? error['claims'];
    const name = String(error['attribute'] ?? error['claim']);
    const wanted = error['expected'] === undefined ? '' : `, but should be ${JSON.stringify(error['expected'])}`;
    yield `${name} is ${JSON.stringify(isObject(told) ? told[name] : null)}${wanted}`;
  } else if (error instanceof Error) {
    if ('error' in error && typeof error.error === 'string') {
      yield `the provider says ${[error.error, 'error_description' in error ? error.error_description : ''].filter(Boolean).join(': ')}`;
      // It does not know the site, or another secret of it (RFC 6749 section 5.2).
      if (error.error === 'invalid_client') yield 'check `clientId` and `clientSecret`';
    } else yield* detailsOf('response' in error ? error.response : error.cause);
  }
}
