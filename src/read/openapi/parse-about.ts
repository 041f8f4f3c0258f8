import type { ApiAbout } from '../../model/api/document.ts';
import { asText, asTree, type UntrustedTree } from '../../shared/json-schema/untrusted-value.ts';
import { parseExternalDocs } from './parse-external-docs.ts';

/**
 * What a description says of itself: in `info` (OpenAPI 3, "Info Object"), in `id`, and in `externalDocs` beside or
 * inside `info`.
 */
export function parseAbout(root: UntrustedTree): Omit<ApiAbout, 'spareTags'> {
  const info = asTree(root.info);
  const contact = asTree(info?.contact);
  const license = asTree(info?.license);
  return {
    id: asText(root.id).trim(),
    summary: asText(info?.summary).trim(),
    contact: contact && { name: asText(contact.name), url: asText(contact.url), email: asText(contact.email) },
    license: license && {
      name: asText(license.name),
      url: asText(license.url),
      identifier: asText(license.identifier),
    },
    termsOfService: asText(info?.termsOfService),
    externalDocs: parseExternalDocs(root.externalDocs) ?? parseExternalDocs(info?.externalDocs),
  };
}
