import { isForbiddenHeader } from '../../../base/http/forbidden-headers.ts';
import { escapeRegExp } from '../../../base/text/escape-reg-exp.ts';
import { isObject } from '../../../base/values/is-object.ts';
import { parseExactJson } from '../../../base/values/parse-exact-json.ts';
import type { Parameter } from '../../../model/api/operation.ts';
import type { SecurityScheme } from '../../../model/api/security.ts';
import type { HttpField, HttpLogin, HttpRequest } from '../../../model/http.ts';
import type { OperationData } from '../../../model/operation-data.ts';
import type { BodyField, BodyValue, Credential, RequestValues } from '../../../model/request-values.ts';
import { resolveSchema } from '../../../shared/json-schema/resolve-schema.ts';
import { mediaEssence, mediaKind } from '../../../shared/request/media-type.ts';
import { parameterKey } from '../../../shared/request/parameter-key.ts';
import { serversOf } from '../../../shared/request/server-url.ts';
import { readJsonText } from './read-json-text.ts';
import { readParameter } from './read-parameter.ts';

export interface AppliedRequest {
  values: RequestValues;
  /** Whether the request is one of this operation. */
  fits: boolean;
}

/** What browsers send with every request of their own. */
const ofTheBrowser = /^(?:accept-language|cache-control|content-length|pragma|priority)$/i;

/** Fills in an operation with a request from elsewhere; what the description does not name is sent besides. */
export function applyRequest(data: OperationData, request: HttpRequest, before: RequestValues): AppliedRequest {
  const url = URL.canParse(request.url) ? new URL(request.url) : null;
  const path = url ? readPath(data, url) : null;
  const fits = path !== null && request.method === data.operation.method;
  // Another endpoint's request takes nothing away.
  const nothing = { parameters: {}, extras: { headers: [], query: [] } };
  const filled = createFilled(data, { ...before, ...(fits && nothing) });
  for (const [name, value] of Object.entries(path ?? {})) filled.parameter('path', name, [value]);
  const query = Map.groupBy([...(url?.searchParams ?? [])], ([name]) => name);
  for (const [name, pairs] of query)
    filled.query(
      name,
      pairs.map(([, value]) => value),
    );
  for (const field of request.headers) filled.header(field);
  for (const field of request.cookies) filled.cookie(field);
  if (request.digest) filled.digest(request.digest);
  // Only readers have the file that a body comes from.
  const keepsBody = request.body?.kind === 'file' || (!fits && request.body === null);
  return {
    values: {
      ...filled.values(),
      server: readServer(data, request.url) ?? before.server,
      body: keepsBody ? before.body : readBody(data, request),
    },
    fits,
  };
}

function readPath({ operation }: OperationData, url: URL): Record<string, string> | null {
  const names = [...operation.path.matchAll(/\{([^{}]+)\}/g)].map((match) => match[1]!);
  const pattern = operation.path
    .split(/\{[^{}]+\}/)
    .map(escapeRegExp)
    .join('([^/]+)');
  // Values are decoded once more below, so `%25` stays as it is until then.
  const found = new RegExp(`${pattern}/?$`).exec(decodeText(url.pathname.replaceAll('%25', '%2525'), decodeURI));
  return found && Object.fromEntries(names.map((name, index) => [name, decodeText(found[index + 1]!)]));
}

function decodeText(text: string, decode = decodeURIComponent): string {
  try {
    return decode(text);
  } catch {
    return text;
  }
}

function readServer({ document, operation }: OperationData, url: string): RequestValues['server'] {
  const found = serversOf(document, operation).find(
    (server) => server.variables.length === 0 && server.url !== '' && url.startsWith(server.url),
  );
  return found ? { url: found.url, variables: {} } : null;
}

function createFilled(data: OperationData, before: RequestValues) {
  const { document, operation } = data;
  const parameters = { ...before.parameters };
  const credentials: Record<string, Credential> = { ...before.credentials };
  const extras = { headers: [...(before.extras?.headers ?? [])], query: [...(before.extras?.query ?? [])] };
  let accept = before.accept;
  const used = new Set<string>();
  const asked = new Set(operation.security.flat().map(({ scheme }) => scheme));
  // What the operation asks for comes before what the description knows besides.
  const schemes = Object.entries(document.securitySchemes).sort(
    ([a], [b]) => Number(asked.has(b)) - Number(asked.has(a)),
  );
  const parameter = (place: Parameter['in'], name: string, texts: string[]): boolean => {
    const isSame = (other: string) =>
      place === 'header' ? other.toLowerCase() === name.toLowerCase() : other === name;
    const known = operation.parameters.find((candidate) => candidate.in === place && isSame(candidate.name));
    if (known) parameters[parameterKey(known)] = readParameter(texts, known, document.schemas);
    return known !== undefined;
  };
  const property = (name: string, texts: string[]): boolean => {
    const found = propertyOf(data, name);
    if (!found) return false;
    const key = parameterKey(found.parameter);
    const others = isObject(parameters[key]) ? parameters[key] : {};
    parameters[key] = { ...others, [found.name]: readParameter(texts, found.value, document.schemas) };
    return true;
  };
  const credential = (place: string, name: string, value: string): boolean => {
    const found = schemes.find(([, scheme]) => isSentAs(scheme, { place, name, value }));
    if (!found) return false;
    credentials[found[0]] = readCredential(found[1], value);
    used.add(found[0]);
    return true;
  };
  return {
    parameter,
    query: (name: string, texts: string[]): void => {
      if (!credential('query', name, texts[0]!) && !parameter('query', name, texts) && !property(name, texts))
        extras.query.push(...texts.map((value) => ({ name, value })));
    },
    header: ({ name, value }: HttpField): void => {
      const lower = name.toLowerCase();
      if (credential('header', name, value) || lower === 'content-type' || isForbiddenHeader(name)) return;
      if (ofTheBrowser.test(lower) || parameter('header', name, [value])) return;
      if (lower === 'accept') accept = value;
      else extras.headers.push({ name, value });
    },
    cookie: ({ name, value }: HttpField): void => {
      if (!credential('cookie', name, value)) parameter('cookie', name, [value]);
    },
    digest: (login: HttpLogin): void => {
      const found = schemes.find(([, scheme]) => scheme.type === 'http' && scheme.scheme === 'digest');
      if (!found) return;
      credentials[found[0]] = { kind: 'basic', ...login };
      used.add(found[0]);
    },
    values: (): RequestValues => {
      const alternative = operation.security.findIndex((all) => all.some(({ scheme }) => used.has(scheme)));
      return {
        ...before,
        parameters,
        credentials,
        extras,
        ...(accept !== undefined && { accept }),
        securityAlternative: alternative < 0 ? before.securityAlternative : alternative,
      };
    },
  };
}

interface ParameterProperty {
  parameter: Parameter;
  name: string;
  /** The property as a parameter of its own. */
  value: Parameter;
}

/** The property of a parameter that travels under this name in the query. */
function propertyOf({ document: { schemas }, operation }: OperationData, sent: string): ParameterProperty | undefined {
  return operation.parameters
    .filter((parameter) => parameter.in === 'query' && parameter.contentType === null && parameter.explode)
    .flatMap((parameter) =>
      Object.entries(resolveSchema(parameter.schema, schemas).properties ?? {}).map(([name, schema]) => ({
        parameter,
        name,
        value: { ...parameter, schema },
      })),
    )
    .find(({ parameter, name }) => (parameter.style === 'deepObject' ? `${parameter.name}[${name}]` : name) === sent);
}

interface SentField extends HttpField {
  place: string;
}

function isSentAs(scheme: SecurityScheme, { place, name, value }: SentField): boolean {
  const isNamed = (other: string) => (place === 'header' ? other.toLowerCase() === name.toLowerCase() : other === name);
  switch (scheme.type) {
    case 'mutualTLS':
      return false;
    case 'apiKey':
      return scheme.in === place && isNamed(scheme.name);
    default: {
      const word = scheme.type === 'http' ? scheme.scheme.toLowerCase() : 'bearer';
      return place === 'header' && isNamed('Authorization') && value.toLowerCase().startsWith(`${word} `);
    }
  }
}

function readCredential(scheme: SecurityScheme, value: string): Credential {
  const token = scheme.type === 'apiKey' ? value : value.replace(/^\S+\s+/, '');
  const isBasic = scheme.type === 'http' && scheme.scheme === 'basic';
  const [, username, password] = (isBasic && /^([^:]*):(.*)$/s.exec(decodeBase64(token))) || [];
  if (username === undefined || password === undefined) return { kind: 'token', token };
  return { kind: 'basic', username, password };
}

function decodeBase64(text: string): string {
  try {
    return new TextDecoder().decode(Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0)));
  } catch {
    return '';
  }
}

function readBody({ operation }: OperationData, { body, headers }: HttpRequest): BodyValue | null {
  const contents = operation.requestBody?.contents ?? [];
  if (body === null || contents.length === 0) return null;
  const given =
    body.kind === 'form'
      ? 'application/x-www-form-urlencoded'
      : body.kind === 'multipart'
        ? (body.contentType ?? 'multipart/form-data')
        : '';
  const sent = given || headers.find(({ name }) => name.toLowerCase() === 'content-type')?.value || 'application/json';
  const content = contents.find(({ contentType }) => mediaEssence(contentType) === mediaEssence(sent)) ?? contents[0]!;
  const { contentType } = content;
  const pairs: readonly TypedField[] =
    body.kind === 'form'
      ? body.fields
      : body.kind === 'multipart'
        ? body.parts.flatMap((part) => (part.kind === 'text' ? [part] : []))
        : [];
  const isWritten = body.kind === 'text' && body.text.startsWith('--');
  if (['form', 'multipart'].includes(mediaKind(contentType)) && !isWritten)
    return { kind: 'fields', contentType, fields: pairs.map(readField) };
  const text =
    body.kind === 'text' ? body.text : new URLSearchParams(pairs.map(({ name, value }) => [name, value])).toString();
  return mediaKind(contentType) === 'json' ? readJsonBody(text, contentType) : { kind: 'text', contentType, text };
}

interface TypedField extends HttpField {
  contentType?: string;
}

function readField({ name, value, contentType = '' }: TypedField): BodyField {
  return { kind: 'value', name, value: mediaKind(contentType) === 'json' ? readJsonText(value) : value };
}

function readJsonBody(text: string, contentType: string): BodyValue {
  try {
    return { kind: 'value', contentType, value: parseExactJson(text) };
  } catch {
    return { kind: 'text', contentType, text };
  }
}
