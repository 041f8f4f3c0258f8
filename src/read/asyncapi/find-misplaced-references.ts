import { pointerTokens } from '../../shared/json-schema/json-pointer.ts';
import { asText, asTree } from '../../shared/json-schema/untrusted-value.ts';
import { partOf, partsOf } from '../openapi/description-context.ts';
import type { Located } from '../openapi/located.ts';

type Kind = keyof typeof words;

/** What an object of AsyncAPI is called in a report. */
const words = {
  root: 'a description',
  components: 'components',
  server: 'a server',
  variable: 'a server variable',
  channel: 'a channel',
  parameter: 'a parameter',
  operation: 'an operation',
  operationTrait: 'an operation trait',
  reply: 'a reply',
  replyAddress: 'the address of a reply',
  message: 'a message',
  messageTrait: 'a message trait',
  correlationId: 'a correlation id',
  schema: 'a schema',
  securityScheme: 'a security scheme',
} as const;

/** By its key, what a part of an object is; in a list, what each of its entries is. */
type Fields = Readonly<Record<string, Kind | readonly [Kind]>>;

const ofMessages: Fields = { headers: 'schema', correlationId: 'correlationId' };

/** Where AsyncAPI 2 and 3 have a reference; what stands inside of a schema is left to its readers. */
const fields: Readonly<Partial<Record<Kind, Fields>>> = {
  root: { servers: ['server'], channels: ['channel'], operations: ['operation'], components: 'components' },
  components: {
    servers: ['server'],
    serverVariables: ['variable'],
    channels: ['channel'],
    parameters: ['parameter'],
    operations: ['operation'],
    operationTraits: ['operationTrait'],
    replies: ['reply'],
    replyAddresses: ['replyAddress'],
    messages: ['message'],
    messageTraits: ['messageTrait'],
    correlationIds: ['correlationId'],
    schemas: ['schema'],
    securitySchemes: ['securityScheme'],
  },
  server: { variables: ['variable'], security: ['securityScheme'] },
  channel: {
    servers: ['server'],
    messages: ['message'],
    parameters: ['parameter'],
    publish: 'operation',
    subscribe: 'operation',
  },
  parameter: { schema: 'schema' },
  operation: {
    channel: 'channel',
    message: 'message',
    messages: ['message'],
    traits: ['operationTrait'],
    reply: 'reply',
    security: ['securityScheme'],
  },
  operationTrait: { security: ['securityScheme'] },
  reply: { channel: 'channel', messages: ['message'], address: 'replyAddress' },
  message: { ...ofMessages, payload: 'schema', traits: ['messageTrait'], oneOf: ['message'] },
  messageTrait: ofMessages,
};

export interface Misplaced {
  at: Located;
  ref: string;
  message: string;
  hint: string;
}

/** Each reference of a file that leads to another kind of object than its place takes. */
export function findMisplacedReferences(root: Located): Misplaced[] {
  const found: Misplaced[] = [];
  const visit = (at: Located, kind: Kind): void => {
    const tree = asTree(at.value);
    if (!tree) return;
    const ref = asText(tree.$ref);
    if (ref !== '') {
      const target = kindOfTarget(ref);
      if (target === null || target === kind) return;
      const message = `The reference "${ref}" points to ${words[target]}, but ${words[kind]} is expected`;
      found.push({ at, ref, message, hint: hintFor(ref, { target, kind }) });
      return;
    }
    for (const [key, inner] of Object.entries(fields[kind] ?? {})) {
      const part = partOf(at, key);
      if (typeof inner === 'string') visit(part, inner);
      else for (const entry of partsOf(part)) visit(entry.at, inner[0]);
    }
  };
  visit(root, 'root');
  return found;
}

function hintFor(ref: string, { target, kind }: { target: Kind; kind: Kind }): string {
  const wraps = target === 'schema' && kind === 'message';
  return wraps ? `Write { "payload": { "$ref": "${ref}" } }` : `Only ${words[kind]} can be referenced here`;
}

/** By where it stands in its file; `null` where AsyncAPI has no name for that place. */
export function kindOfTarget(ref: string): Kind | null {
  const tokens = pointerTokens(ref.slice(ref.indexOf('#'))) ?? [];
  let kind: Kind | readonly [Kind] | undefined = ref.includes('#') && tokens.length > 0 ? 'root' : undefined;
  for (const token of tokens) {
    if (kind === undefined) return null;
    const known: Fields = typeof kind === 'string' ? (fields[kind] ?? {}) : {};
    if (typeof kind !== 'string') kind = kind[0];
    else kind = Object.hasOwn(known, token) ? known[token] : undefined;
  }
  return typeof kind === 'string' ? kind : null;
}
