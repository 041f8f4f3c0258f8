import { randomBytes } from 'node:crypto';
import { type SignInConfig, signInSchema } from '../../access/sign-in-config.ts';
import { splitList } from './split-list.ts';

/** Sign-in with its defaults. Secrets of the environment go before those of the file; without any, one is made up. */
export function resolveSignIn(input: unknown, variable: (name: string) => string | undefined): SignInConfig | null {
  if (input === undefined) return null;
  const config = signInSchema.parse(input);
  const secrets = splitList(variable('SIGN_IN_SECRETS')) ?? config.secrets;
  const clientSecret = variable('SIGN_IN_CLIENT_SECRET');
  return {
    ...config,
    secrets: secrets.length > 0 ? secrets : [randomBytes(32).toString('base64')],
    methods: config.methods.map((method) =>
      clientSecret !== undefined && (method.kind === 'openid' || method.kind === 'oauth')
        ? { ...method, clientSecret }
        : method,
    ),
  };
}
