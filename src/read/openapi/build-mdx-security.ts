import type { SecurityRequirement } from '../../model/api/operation.ts';
import type { SecurityScheme } from '../../model/api/security.ts';
import type { ApiConfig } from '../../model/config.ts';

export interface MdxSecurity {
  schemes: Record<string, SecurityScheme>;
  security: SecurityRequirement[];
}

/**
 * How requests of a page with `api` sign in: front matter's `authMethod`, else `api.mdx.auth`
 * (docs/format.md#endpoints-in-mdx).
 */
export function buildMdxSecurity(method: string | null, auth: ApiConfig['mdx']['auth']): MdxSecurity {
  const found = schemeOf(method ?? auth?.method ?? 'none', auth?.name ?? null);
  if (found === null) return { schemes: {}, security: [] };
  const [name, scheme] = found;
  return { schemes: { [name]: scheme }, security: [[{ scheme: name, scopes: [] }]] };
}

function schemeOf(method: string, name: string | null): [string, SecurityScheme] | null {
  const texts = { description: '', prefill: null };
  switch (method) {
    case 'bearer':
      return ['bearerAuth', { ...texts, type: 'http', scheme: 'bearer', bearerFormat: null }];
    case 'basic':
      return ['basicAuth', { ...texts, type: 'http', scheme: 'basic', bearerFormat: null }];
    case 'key':
      return ['apiKey', { ...texts, type: 'apiKey', in: 'header', name: name || 'Key' }];
    case 'cobo':
      return ['apiSecret', { ...texts, type: 'apiKey', in: 'header', name: 'API-SECRET' }];
    default:
      return null;
  }
}
