import type { SecurityRequirement } from '../../model/api/operation.ts';
import type { OAuthFlow, SecurityScheme } from '../../model/api/security.ts';
import { pointerTokens, valueAt } from '../../shared/json-schema/json-pointer.ts';
import type { UntrustedTree } from '../../shared/json-schema/untrusted-value.ts';
import { asList, asText, asTexts, asTree, entriesOf } from '../../shared/json-schema/untrusted-value.ts';
import type { DescriptionContext } from './description-context.ts';
import { partOf, partsOf } from './description-context.ts';
import type { Located } from './located.ts';

/** The security schemes of `components.securitySchemes` by name. One of an unknown kind is reported and left out. */
export function parseSecuritySchemes(at: Located, context: DescriptionContext): Record<string, SecurityScheme> {
  return Object.fromEntries(
    partsOf(at).flatMap(({ key, at: part }) => {
      const located = context.follow(part);
      const tree = asTree(located.value);
      const scheme = tree && parseSecurityScheme(tree);
      if (scheme) return [[key, scheme]];
      // A reference to nothing has been reported as such.
      if (located.value === undefined) return [];
      context.report({
        code: 'unknown-security-scheme',
        message: `The security scheme "${key}" ${isApiKey(tree) ? keyNeeds : 'is not of a type that OpenAPI defines'}`,
        at: located,
      });
      return [];
    }),
  );
}

/** One security scheme, or `null` for a kind that there is not. */
export function parseSecurityScheme(tree: UntrustedTree): SecurityScheme | null {
  const prefill = 'x-default' in tree ? asText(tree['x-default']) || null : null;
  const isDeprecated = tree.deprecated === true;
  const base = { description: asText(tree.description), prefill, ...(isDeprecated && { deprecated: true }) };
  switch (asText(tree.type).toLowerCase()) {
    case 'apikey': {
      const place = asText(tree.in).toLowerCase();
      const name = asText(tree.name);
      return name !== '' && isKeyPlace(place) ? { ...base, type: 'apiKey', in: place, name } : null;
    }
    case 'http':
      return {
        ...base,
        type: 'http',
        scheme: httpScheme(asText(tree.scheme)),
        bearerFormat: asText(tree.bearerFormat) || null,
      };
    case 'oauth2':
      return {
        ...base,
        type: 'oauth2',
        flows: parseFlows(tree.flows),
        ...(asText(tree.oauth2MetadataUrl) !== '' && { metadataUrl: asText(tree.oauth2MetadataUrl) }),
      };
    case 'openidconnect':
      return { ...base, type: 'openIdConnect', url: asText(tree.openIdConnectUrl) };
    case 'mutualtls':
      return { ...base, type: 'mutualTLS' };
    default:
      return null;
  }
}

/** The names that everybody knows in one spelling; any other stands before its credentials as it is written. */
function httpScheme(name: string): string {
  return /^(?:basic|bearer|digest|)$/i.test(name) ? name.toLowerCase() || 'bearer' : name;
}

/** Of this kind alone parts are asked for, without which nothing could be sent. */
const keyNeeds = 'needs a name, and "in" set to header, query or cookie';

function isApiKey(tree: UntrustedTree | null): boolean {
  return asText(tree?.type).toLowerCase() === 'apikey';
}

function isKeyPlace(place: string): place is 'header' | 'query' | 'cookie' {
  return place === 'header' || place === 'query' || place === 'cookie';
}

const grants = ['authorizationCode', 'clientCredentials', 'implicit', 'password', 'deviceAuthorization'] as const;

function parseFlows(value: unknown): OAuthFlow[] {
  const flows = asTree(value);
  return grants.flatMap((grant) => {
    const flow = asTree(flows?.[grant]);
    if (!flow) return [];
    return [
      {
        grant,
        authorizationUrl: asText(flow.authorizationUrl) || asText(flow.deviceAuthorizationUrl) || null,
        tokenUrl: asText(flow.tokenUrl) || null,
        refreshUrl: asText(flow.refreshUrl) || null,
        scopes: Object.fromEntries(
          entriesOf(flow.scopes ?? flow.availableScopes).map(([scope, text]) => [scope, asText(text)]),
        ),
      },
    ];
  });
}

interface SecurityContext {
  schemes: Readonly<Record<string, SecurityScheme>>;
  context: DescriptionContext;
}

/** The key of a scheme that a requirement names by its address (OpenAPI 3.2, "Security Requirement Object"). */
function keyOfAddress(name: string, { schemes, context }: SecurityContext): string {
  const key = pointerTokens(name.slice(Math.max(0, name.indexOf('#'))))?.at(-1);
  if (key === undefined || !Object.hasOwn(schemes, key)) return name;
  const target = context.follow({ ...context.root, value: { $ref: name } });
  return target.value === context.follow(schemePlace(context, key)).value ? key : name;
}

function schemePlace({ root }: DescriptionContext, key: string): Located {
  return partOf(partOf(partOf(root, 'components'), 'securitySchemes'), key);
}

/**
 * The alternatives of a `security` list. `null` when there is no list, which means "as the whole description". A
 * requirement that names an unknown scheme cannot be met, so it is reported and left out.
 */
export function parseSecurity(at: Located, { schemes, context }: SecurityContext): SecurityRequirement[] | null {
  if (!Array.isArray(at.value)) return null;
  const declared = asTree(valueAt(context.root.value, ['components', 'securitySchemes'])) ?? {};
  return asList(at.value).flatMap((item, index) => {
    if (!asTree(item)) return [];
    const requirement = entriesOf(item).map(([name, scopes]) => ({
      scheme: Object.hasOwn(schemes, name) ? name : keyOfAddress(name, { schemes, context }),
      scopes: asTexts(scopes),
    }));
    const unknown = requirement.find(({ scheme }) => !Object.hasOwn(schemes, scheme));
    if (!unknown) return [requirement];
    // What is wrong with one that is there has been reported.
    if (Object.hasOwn(declared, unknown.scheme)) return [];
    context.report({
      code: 'unknown-security-scheme',
      message: `There is no security scheme "${unknown.scheme}"`,
      hint: `\`components.securitySchemes\` contains ${Object.keys(schemes).slice(0, 5).join(', ') || 'none'}`,
      at: partOf(at, index),
    });
    return [];
  });
}
