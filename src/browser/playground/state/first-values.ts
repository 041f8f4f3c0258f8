import { isObject } from '../../../base/values/is-object.ts';
import type { OperationData } from '../../../model/operation-data.ts';
import type { BodyValue, Credential, RequestValues, ServerChoice } from '../../../model/request-values.ts';
import { defaultValues } from '../../../shared/request/default-values.ts';
import { serversOf } from '../../../shared/request/server-url.ts';
import { type RoutePage, routeOf } from '../transport/route-of.ts';
import { initialValue } from '../values/initial-value.ts';
import type { BrowserMemory } from './browser-memory.ts';
import { readKeptValues } from './kept-values.ts';
import { readUserInputs } from './user-inputs.ts';

/** What is known of a reader besides the description. */
export interface ReaderValues {
  memory: BrowserMemory;
  page: RoutePage;
  /** Server variables that the page's own scripts set. */
  scripted: Readonly<Record<string, string>>;
  /** `apiPlaygroundInputs` of the user object, unchecked. */
  inputs: unknown;
}

/**
 * What the playground starts with (docs/format.md#playground): server variables that the page's own scripts set,
 * then what the reader used last, then what the site knows of the reader, then what the description gives.
 */
export function firstValues(data: OperationData, { memory, page, scripted, inputs }: ReaderValues): RequestValues {
  const { document, operation, prefill } = data;
  const values = defaultValues({
    document,
    operation,
    only: prefill ? 'all' : 'required',
    fill: prefill ? 'examples' : 'nothing',
  });
  const user = readUserInputs(inputs, data);
  const remembered = Object.keys(document.securitySchemes).flatMap((scheme): [string, Credential][] => {
    const credential = memory.credential(scheme);
    return credential ? [[scheme, credential]] : [];
  });
  const credentials = { ...values.credentials, ...user.credentials, ...Object.fromEntries(remembered) };
  const kept = readKeptValues(memory, data);
  const accepted = kept?.accept ?? data.accepts?.join(', ');
  const server = firstServer(data, { memory, scripted, known: user.variables, otherwise: values.server });
  const first: RequestValues = {
    ...values,
    body: kept?.body ?? withFixedParts(values.body, data),
    server,
    credentials,
    parameters: { ...(kept ? {} : values.parameters), ...user.parameters, ...kept?.parameters },
    ...(accepted && { accept: accepted }),
    ...(kept?.extras && { extras: kept.extras }),
  };
  return { ...first, securityAlternative: firstAlternative(data, first, page) };
}

/** A body that must be sent starts with all there is no choice about, as its form shows it. */
export function withFixedParts(
  body: BodyValue | null,
  { document: { schemas }, operation: { requestBody } }: OperationData,
): BodyValue | null {
  if (!requestBody?.required || body?.kind !== 'value' || body.value !== undefined) return body;
  const schema = requestBody.contents.find(({ contentType }) => contentType === body.contentType)?.schema;
  const value = schema ? initialValue({ ...schema, default: undefined }, schemas) : undefined;
  return isObject(value) && Object.keys(value).length > 0 ? { ...body, value } : body;
}

interface ServerSources extends Pick<ReaderValues, 'memory' | 'scripted'> {
  known: Readonly<Record<string, string>>;
  otherwise: ServerChoice | null;
}

function firstServer(
  { document, operation }: OperationData,
  { memory, scripted, known, otherwise }: ServerSources,
): ServerChoice | null {
  const remembered = memory.server();
  const isKnown = remembered !== null && serversOf(document, operation).some(({ url }) => url === remembered.url);
  const base = otherwise && { ...otherwise, variables: { ...otherwise.variables, ...known } };
  const chosen = isKnown ? remembered : base;
  return chosen && { ...chosen, variables: { ...chosen.variables, ...scripted } };
}

/**
 * Of the alternatives that can be sent, the first that the reader has credentials for, else the first. A cookie that a
 * reader types gets to the API through the service alone.
 */
function firstAlternative(data: OperationData, values: RequestValues, page: RoutePage): number {
  const { document, operation } = data;
  const { security } = operation;
  const others = security.filter((requirement) =>
    requirement.every(
      ({ scheme }) => (document.securitySchemes[scheme] as { in?: string } | undefined)?.in !== 'cookie',
    ),
  );
  const isDirect = others[0] && routeOf(values.server?.url ?? '', data, page) === null;
  const possible = isDirect ? others : security;
  const complete = possible.find(
    (requirement) => requirement[0] && requirement.every(({ scheme }) => Object.hasOwn(values.credentials, scheme)),
  );
  return Math.max(0, security.indexOf(complete ?? possible[0]!));
}
