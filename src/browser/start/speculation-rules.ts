/**
 * The rules by which browsers fetch pages beforehand; to the policy of pages they are a script, known by its hash.
 * Links that do something, such as signing out, are marked `nofollow`.
 */
export const speculationRules =
  '{"prefetch":[{"where":{"and":[{"href_matches":"/*"},{"not":{"selector_matches":"[rel~=nofollow]"}}]},"eagerness":"moderate"}]}';
