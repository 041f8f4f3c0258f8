/** One chunk a language, loaded when a word is unknown. Keys are `LanguageRules.language`. */
const importers: Record<string, () => Promise<{ default: string }>> = {
  de: () => import('./common-words/de.ts'),
  en: () => import('./common-words/en.ts'),
  es: () => import('./common-words/es.ts'),
  fr: () => import('./common-words/fr.ts'),
  it: () => import('./common-words/it.ts'),
  nl: () => import('./common-words/nl.ts'),
  pt: () => import('./common-words/pt.ts'),
  ru: () => import('./common-words/ru.ts'),
};

/** Words of every language that a list of common words does not have yet. */
const technical =
  'oauth oauth2 openid saml oidc scim ldap sso jwt mfa totp passkey graphql grpc websocket webrtc terraform kubernetes ' +
  'helm docker podman nginx redis kafka postgres mysql sqlite mongodb webpack vite eslint pnpm yarn bun deno golang ' +
  'kotlin scala elixir rust python django flask laravel rails angular svelte nuxt flutter zapier slack discord jira ' +
  'confluence notion okta salesforce hubspot stripe paypal shopify wordpress netlify vercel heroku azure cloudflare';

/**
 * Words that are right as they are, whether a site has them or not.
 * @throws when the file of the language cannot be had
 */
export async function importCommonWords(language: string): Promise<ReadonlySet<string>> {
  const importer = Object.hasOwn(importers, language) ? importers[language] : undefined;
  const words = importer ? (await importer()).default : '';
  return new Set(`${words} ${technical}`.split(' '));
}
