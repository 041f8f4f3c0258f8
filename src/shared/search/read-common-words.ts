/** Words of every language that a list of common words does not have yet. */
const technical =
  'oauth oauth2 openid saml oidc scim ldap sso jwt mfa totp passkey graphql grpc websocket webrtc terraform kubernetes ' +
  'helm docker podman nginx redis kafka postgres mysql sqlite mongodb webpack vite eslint pnpm yarn bun deno golang ' +
  'kotlin scala elixir rust python django flask laravel rails angular svelte nuxt flutter zapier slack discord jira ' +
  'confluence notion okta salesforce hubspot stripe paypal shopify wordpress netlify vercel heroku azure cloudflare';

/** Words that are right, whether a site has them or not: those of a list (`commonWordsOf`), and technical ones. */
export function readCommonWords(list: string): ReadonlySet<string> {
  return new Set(`${list} ${technical}`.split(' '));
}
