import type { Problem } from '../../../model/problem.ts';
import type { SignInMethod } from '../../access/sign-in-config.ts';
import type { ServerConfig } from './server-config.ts';

/** Says that one secret of the environment would be sent to providers that are to know none of each other. */
export function findSharedSecret(
  { sites }: ServerConfig,
  environment: Readonly<Record<string, string | undefined>>,
): Problem[] {
  const name = 'DOCWRIGHT_SIGN_IN_CLIENT_SECRET';
  const methods = sites.flatMap(({ signIn }) => signIn?.methods ?? []);
  const origins = [...new Set(methods.flatMap(originOf))];
  if (!environment[name] || origins.length < 2) return [];
  return [
    {
      severity: 'error',
      code: 'invalid-value',
      message: `${name}: The same secret would be sent to ${origins.join(' and ')}`,
      hint: 'Set the `clientSecret` of each provider in the file, and leave the environment variable unset',
    },
  ];
}

/** Where a secret is sent to, as far as settings say it. */
function originOf(method: SignInMethod): string[] {
  if (method.kind === 'openid') return [new URL(method.issuer).origin];
  return method.kind === 'oauth' ? [new URL(method.tokenUrl).origin] : [];
}
