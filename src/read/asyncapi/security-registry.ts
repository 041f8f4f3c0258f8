import type { SecurityRequirement } from '../../model/api/operation.ts';
import type { SecurityScheme } from '../../model/api/security.ts';
import type { UntrustedTree } from '../../shared/json-schema/untrusted-value.ts';
import { asText, asTexts, asTree, entriesOf } from '../../shared/json-schema/untrusted-value.ts';
import type { DescriptionContext } from '../openapi/description-context.ts';
import { partOf, partsOf } from '../openapi/description-context.ts';
import type { Located } from '../openapi/located.ts';
import { parseSecurityScheme } from '../openapi/parse-security.ts';
import { isVersion2 } from './apply-traits.ts';

export interface SecurityRegistry {
  /** The alternatives of a `security` list; schemes written in place get a name of their own. */
  requirements: (at: Located) => SecurityRequirement[];
  /** All schemes by name, once every list has been read. */
  schemes: () => Record<string, SecurityScheme>;
}

/** Reads the security schemes of a description, those of its components first. */
export function createSecurityRegistry(context: DescriptionContext): SecurityRegistry {
  const schemes = new Map<string, SecurityScheme>();
  const names = new Map<unknown, string>();

  function reportUnknown(name: string, at: Located): void {
    context.report({ code: 'unknown-security-scheme', message: `The security scheme "${name}" cannot be shown`, at });
  }

  function add(at: Located, name: string): string | null {
    const tree = asTree(at.value);
    const known = names.get(tree);
    if (known !== undefined) return known;
    const scheme = tree && parseSecurityScheme(asHttpScheme(tree));
    if (!scheme) {
      // A reference to nothing has been reported as such.
      if (at.value !== undefined) reportUnknown(name, at);
      return null;
    }
    let key = name;
    for (let number = 2; schemes.has(key); number++) key = `${name}-${number}`;
    schemes.set(key, { ...scheme, label: key, ...mechanismOf(tree) });
    names.set(tree, key);
    return key;
  }

  for (const { key, at } of partsOf(partOf(partOf(context.root, 'components'), 'securitySchemes')))
    add(context.follow(at), key);

  return {
    requirements: (at) =>
      partsOf(at).flatMap(({ at: part }) => {
        const asked = namedSchemes(part);
        if (asked) {
          const known = asked.filter(({ scheme }) => schemes.has(scheme));
          for (const { scheme } of asked) if (!schemes.has(scheme)) reportUnknown(scheme, part);
          return known.length === 0 ? [] : [known];
        }
        const scheme = context.follow(part);
        // Nothing is needed (AsyncAPI 2, as in OpenAPI); version 3 has schemes in such lists, of which this is none.
        if (isEmpty(part.value) && isVersion2(context)) return [[]];
        const key = asTree(scheme.value) ? add(scheme, asText(asTree(scheme.value)?.type) || 'security') : null;
        return key === null ? [] : [[{ scheme: key, scopes: asTexts(asTree(scheme.value)?.scopes) }]];
      }),
    schemes: () => Object.fromEntries(schemes),
  };
}

/** AsyncAPI 2 writes `{ name: [scopes] }` as OpenAPI does; `null` for anything else. */
function namedSchemes(at: Located): SecurityRequirement | null {
  const entries = entriesOf(at.value);
  const isNamed = entries.length > 0 && entries.every(([, scopes]) => Array.isArray(scopes));
  return isNamed ? entries.map(([scheme, scopes]) => ({ scheme, scopes: asTexts(scopes) })) : null;
}

function isEmpty(value: unknown): boolean {
  return asTree(value) !== null && entriesOf(value).length === 0;
}

/** Kinds that belong to the connection; requests of HTTP have none of them. */
export const connectionKinds: ReadonlySet<string> = new Set([
  'userPassword',
  'X509',
  'symmetricEncryption',
  'asymmetricEncryption',
  'plain',
  'scramSha256',
  'scramSha512',
  'gssapi',
]);

function mechanismOf(tree: UntrustedTree): { mechanism?: string } {
  const type = asText(tree.type);
  if (type === 'apiKey' && isOfConnection(tree)) return { mechanism: asText(tree.in) };
  return connectionKinds.has(type) ? { mechanism: type } : {};
}

/** A key that is sent as the user or the password of the connection. */
function isOfConnection(tree: UntrustedTree): boolean {
  return ['user', 'password'].includes(asText(tree.in));
}

/** The kinds that only AsyncAPI has, as the nearest one of HTTP. */
function asHttpScheme(tree: UntrustedTree): UntrustedTree {
  switch (asText(tree.type)) {
    case 'httpApiKey':
      return { ...tree, type: 'apiKey' };
    case 'userPassword':
    case 'plain':
    case 'scramSha256':
    case 'scramSha512':
      return { ...tree, type: 'http', scheme: 'basic' };
    case 'apiKey':
      return isOfConnection(tree) ? { ...tree, type: 'http', scheme: 'basic' } : tree;
    case 'X509':
    case 'symmetricEncryption':
    case 'asymmetricEncryption':
    case 'gssapi':
      return { ...tree, type: 'mutualTLS' };
    default:
      return tree;
  }
}
