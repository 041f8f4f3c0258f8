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
  .min(1, 'a string that is not empty')
  .optional()
  .describe('What the button says, e.g. "Sign in with Acme". When unset: "Sign in", in the language of the page.');
const address = z.string().refine((text) => URL.canParse(text) && /^https?:/.test(text), {
  error: 'an address that starts with https:// or http://',
  abort: true,
});

const providerAddress = z
  .string()
  .refine(isSafeAddress, {
    error: 'an address that starts with https://, or with http:// and a name of this machine',
    abort: true,
  })
  .refine((text) => new URL(text).username === '', 'an address without a user: that is for `clientId`');

const claim = z.string().min(1, 'a string that is not empty').optional();

const password = strict({
  hash: z
    .string()
    .refine(isPasswordHash, 'a hash made by `docwright hash-password`, never the password itself')
    .describe('Made by `docwright hash-password`.'),
  groups: groups.default([]).describe('Groups of the readers who know this password.'),
});

const oauthShared = {
  clientId: z.string().min(1, 'a string that is not empty').describe('Known to the provider.'),
  clientSecret: z.string().min(1, 'a string that is not empty').optional().describe('Unset for a public client.'),
  label,
  groups: z
    .string()
    .min(1, 'a string that is not empty')
    .default('groups')
    .describe('Where the names of groups stand in what the provider tells, e.g. `realm_access.roles`.'),
  groupsDelimiter: z
    .string()
    .min(1, 'a string that is not empty')
    .max(4, 'a string of at most 4 characters')
    .optional()
    .describe('What stands between the names of groups where one text holds several, e.g. `,`.'),
  content: z
    .record(z.string(), z.string())
    .default({})
    .describe(
      'What pages may show as `user`: names and where their values stand, e.g. `{ "firstName": "given_name" }`.',
    ),
};

const openId = strict({
  kind: z.literal('openid').describe('OpenID Connect.'),
  issuer: providerAddress.describe(
    'Address of the provider; its endpoints are found below `/.well-known/openid-configuration`.',
  ),
  scopes: z
    .array(z.string())
    .refine(
      (scopes) => scopes.includes('openid'),
      'a list with "openid", without which no provider says who the reader is',
    )
    .default(['openid', 'profile', 'email'])
    .describe('What is asked for.'),
  ...oauthShared,
});

const oauth = strict({
  kind: z.literal('oauth').describe('OAuth 2.0 with an endpoint that tells about the reader.'),
  authorizationUrl: providerAddress.describe('Where readers sign in.'),
  tokenUrl: providerAddress.describe('Where the code is exchanged.'),
  infoUrl: providerAddress.describe(
    'Answers GET with a bearer token with `groups`, `content`, `apiPlaygroundInputs`, `expiresAt`.',
  ),
  scopes: z.array(z.string()).default([]).describe('What is asked for.'),
  ...oauthShared,
});

const jwt = strict({
  kind: z.literal('jwt').describe('A system of your own hands over a signed token.'),
  publicKey: z
    .string()
    .refine(isPublicKey, 'the public key of an Ed25519 or P-256 key pair, as PEM ("-----BEGIN PUBLIC KEY-----") or JWK')
    .describe('PEM (SPKI) or JWK of an Ed25519 or P-256 key.'),
  loginUrl: address.describe('Where readers sign in; gets the parameter `redirect`.'),
  issuer: claim.describe('What `iss` of a token must be. Recommended: tokens of others with the same key are refused.'),
  audience: claim.describe(
    'What `aud` of a token must be or hold, e.g. the address of the site. Recommended: tokens for something else are refused.',
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
    .array(z.string().min(32, 'a text of at least 32 characters, as `openssl rand -base64 32` makes one'))
    .default([])
    .describe(
      'Random texts that sign sessions, newest first; better kept in the variable DOCWRIGHT_SIGN_IN_SECRETS. Without any, the service makes one when it starts, and everybody is signed out when it stops.',
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
    .describe('How long a session lasts that is not used.'),
  origin: address
    .refine(
      (text) => URL.parse(text)?.href === `${URL.parse(text)?.origin}/`,
      'an address without a path, such as https://docs.example.com: that of the site is known from its build',
    )
    .optional()
    .describe('Where readers see the site, e.g. https://docs.example.com; as the request says when unset.'),
});

export type SignInConfig = z.infer<typeof signInSchema>;
export type SignInMethod = SignInConfig['methods'][number];
export type ProviderMethod = Extract<SignInMethod, { kind: 'openid' | 'oauth' }>;
