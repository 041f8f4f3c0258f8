import * as z from 'zod';
import { isPublicKey } from './is-public-key.ts';
import { isSafeAddress } from './is-safe-address.ts';
import { isPasswordHash } from './password.ts';

/** An object that knows all of its keys; the message lists them, so that the report can suggest a right one. */
function strict<Fields extends z.ZodRawShape>(fields: Fields): z.ZodObject<Fields, z.core.$strict> {
  const known = Object.keys(fields).join('\n');
  return z.strictObject(fields, { error: (issue) => (issue.code === 'unrecognized_keys' ? known : undefined) });
}

const groups = z.array(z.string().min(1, 'the name of a group'));
const label = z
  .string()
  .min(1, 'a non-empty string')
  .optional()
  .describe('Label of the button, e.g. "Sign in with Acme". When unset: "Sign in", in the language of the page.');
const address = z.string().refine((text) => URL.canParse(text) && /^https?:/.test(text), {
  error: 'a URL that starts with https:// or http://',
  abort: true,
});

const providerAddress = z
  .string()
  .refine(isSafeAddress, {
    error: 'a URL that starts with https://, or with http:// and a local host name',
    abort: true,
  })
  .refine((text) => new URL(text).username === '', 'a URL without a user name, which belongs in `clientId`');

const claim = z.string().min(1, 'a non-empty string').optional();

const password = strict({
  hash: z
    .string()
    .refine(isPasswordHash, 'a hash from `docwright hash-password`, never the password itself')
    .describe('Hash from `docwright hash-password`.'),
  groups: groups.default([]).describe('Groups of the readers who know this password.'),
});

const oauthShared = {
  clientId: z.string().min(1, 'a non-empty string').describe('Client ID registered with the provider.'),
  clientSecret: z.string().min(1, 'a non-empty string').optional().describe('Unset for a public client.'),
  label,
  groups: z
    .string()
    .min(1, 'a non-empty string')
    .default('groups')
    .describe('Path of the group names in the data from the provider, e.g. `realm_access.roles`.'),
  groupsDelimiter: z
    .string()
    .min(1, 'a non-empty string')
    .max(4, 'a string of at most 4 characters')
    .optional()
    .describe('Separator between group names if one string contains several, e.g. `,`.'),
  content: z
    .record(z.string(), z.string())
    .default({})
    .describe(
      'What pages can show as `user`: names and the paths of their values, e.g. `{ "firstName": "given_name" }`.',
    ),
};

const openId = strict({
  kind: z.literal('openid').describe('OpenID Connect.'),
  issuer: providerAddress.describe(
    'URL of the provider; its endpoints are discovered at `/.well-known/openid-configuration`.',
  ),
  scopes: z
    .array(z.string())
    .refine((scopes) => scopes.includes('openid'), 'a list with "openid", which providers need to identify the reader')
    .default(['openid', 'profile', 'email'])
    .describe('Scopes to request.'),
  ...oauthShared,
});

const oauth = strict({
  kind: z.literal('oauth').describe('OAuth 2.0 with an endpoint that returns data about the reader.'),
  authorizationUrl: providerAddress.describe('Where readers sign in.'),
  tokenUrl: providerAddress.describe('Where the code is exchanged for a token.'),
  infoUrl: providerAddress.describe(
    'Responds to GET with a bearer token by returning `groups`, `content`, `apiPlaygroundInputs`, `expiresAt`.',
  ),
  scopes: z.array(z.string()).default([]).describe('Scopes to request.'),
  ...oauthShared,
});

const jwt = strict({
  kind: z.literal('jwt').describe('Your own system passes a signed token.'),
  publicKey: z
    .string()
    .refine(isPublicKey, 'the public key of an Ed25519 or P-256 key pair, as PEM ("-----BEGIN PUBLIC KEY-----") or JWK')
    .describe('PEM (SPKI) or JWK of an Ed25519 or P-256 key.'),
  loginUrl: address.describe('Where readers sign in; receives the parameter `redirect`.'),
  issuer: claim.describe(
    'Required `iss` of a token. Recommended, so that tokens from other issuers with the same key are refused.',
  ),
  audience: claim.describe(
    'Required `aud` of a token (equal to or contained), e.g. the URL of the site. Recommended, so that tokens for other audiences are refused.',
  ),
  label,
});

const passwords = strict({
  kind: z.literal('password').describe('Passwords that readers share.'),
  passwords: z.array(password),
});

/** Sign-in of one site, in the service's configuration. */
export const signInSchema = strict({
  secrets: z
    .array(z.string().min(32, 'a string of at least 32 characters, such as from `openssl rand -base64 32`'))
    .default([])
    .describe(
      'Random strings that sign sessions, newest first; preferably set in the environment variable DOCWRIGHT_SIGN_IN_SECRETS. Without any, the service generates one at start, and everybody is signed out when it stops.',
    ),
  methods: z.array(
    z.discriminatedUnion('kind', [passwords, openId, oauth, jwt], {
      error: 'the kind "password", "openid", "oauth" or "jwt"',
    }),
  ),
  sessionHours: z
    .number()
    .min(0.1, 'a number of hours from 0.1 to 2160 (90 days)')
    .max(24 * 90, 'a number of hours from 0.1 to 2160 (90 days)')
    .default(24 * 7)
    .describe('How long an unused session lasts.'),
  origin: address
    .refine(
      (text) => URL.parse(text)?.href === `${URL.parse(text)?.origin}/`,
      'a URL without a path, such as https://docs.example.com; the path is known from the build',
    )
    .optional()
    .describe('URL of the site for readers, e.g. https://docs.example.com. When unset: taken from the request.'),
});

export type SignInConfig = z.infer<typeof signInSchema>;
export type SignInMethod = SignInConfig['methods'][number];
export type ProviderMethod = Extract<SignInMethod, { kind: 'openid' | 'oauth' }>;
