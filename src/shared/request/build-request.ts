import type { ApiDocument } from '../../model/api/document.ts';
import type { Operation, Parameter } from '../../model/api/operation.ts';
import type { HttpField, HttpRequest } from '../../model/http.ts';
import type { RequestValues } from '../../model/request-values.ts';
import { ownValue } from '../json-schema/untrusted-value.ts';
import { bareName } from './bare-name.ts';
import { buildBody, isSent } from './build-body.ts';
import { buildCredentials, type CredentialFields } from './build-credentials.ts';
import { headerField, isToken } from './header-field.ts';
import { parameterKey } from './parameter-key.ts';
import { percentEncode } from './percent-encode.ts';
import { serializeCookieParameter, serializeHeader, serializePath, serializeQuery } from './serialize-parameter.ts';
import { encodeIllegal, resolveServerUrl } from './server-url.ts';

export interface RequestOptions {
  document: ApiDocument;
  operation: Operation;
  values: RequestValues;
  /** What a relative server stands on; without it a placeholder host. */
  base?: string | null;
}

interface FilledParameter {
  parameter: Parameter;
  value: unknown;
}

/**
 * The request that an operation and its values stand for: parameters by OpenAPI's styles, credentials in their place,
 * the body by its content type. A path parameter without a value stays readable as `{name}`. Never throws.
 */
export function buildRequest({ document, operation, values, base = null }: RequestOptions): HttpRequest {
  const credentials = buildCredentials(document, operation, values);
  const filled = filledParameters(operation, values);
  const server = resolveServerUrl({ document, operation, choice: values.server, base });
  const built = buildBody(operation, values.body, document.schemas);
  const contentType =
    built === null || built.contentType === null ? null : headerField('Content-Type', built.contentType);
  const parameters = headerParameters(filled, credentials, built !== null);
  const extra = extraFields(values);
  const headers = [
    ...credentials.headers,
    ...parameters.headers,
    ...(values.accept === undefined ? [] : [{ name: 'Accept', value: values.accept }]),
    ...(contentType === null ? [] : [contentType]),
  ].filter(({ name }) => !extra.names.has(name.toLowerCase()));
  return {
    method: methodOf(operation),
    url: joinUrl(server, fillPath(operation.path, filled), [...queryOf(filled, credentials), ...extra.query]),
    headers: [...headers, ...extra.headers],
    cookies: [...credentials.cookies, ...cookiesOf(filled, credentials), ...parameters.cookies, ...extra.cookies],
    body: built?.body ?? null,
    ...(credentials.digest && !extra.names.has('authorization') && { digest: credentials.digest }),
  };
}

function extraFields({ extras }: RequestValues) {
  const fields = (extras?.headers ?? []).flatMap(({ name, value }) => headerField(name.trim(), value) ?? []);
  const query = (extras?.query ?? []).filter(({ name }) => name !== '');
  return {
    names: new Set(fields.map(({ name }) => name.toLowerCase())),
    headers: fields.filter((field) => !isCookie(field)),
    cookies: fields.filter(isCookie).flatMap(({ value }) => splitCookies(value)),
    query: query.map(({ name, value }) => `${percentEncode(name)}=${percentEncode(value)}`),
  };
}

function isCookie({ name }: HttpField): boolean {
  return name.toLowerCase() === 'cookie';
}

function methodOf({ method }: Operation): string {
  if (method === 'WEBHOOK') return 'POST';
  return isToken(method) ? method : 'GET';
}

function filledParameters(operation: Operation, values: RequestValues): FilledParameter[] {
  return operation.parameters.flatMap((parameter) => {
    const key = parameterKey(parameter);
    const value = ownValue(values.parameters, key);
    return isSent(value, parameter.contentType) ? [{ parameter, value }] : [];
  });
}

function fillPath(path: string, filled: FilledParameter[]): string {
  const texts = new Map<string, string>();
  for (const { parameter, value } of filled) {
    if (parameter.in === 'path') texts.set(parameter.name, serializePath(parameter, value));
  }
  const textOf = (part: string): string | undefined => texts.get(part) ?? texts.get(bareName(part));
  const pieces = path.split('#', 1)[0]!.split(/(\{[^{}]*\})/);
  return pieces
    .map((piece, index) => (index % 2 === 1 ? (textOf(piece.slice(1, -1)) ?? piece) : encodeIllegal(piece)))
    .join('')
    .replace(/^[^?]*/, encodeBrackets);
}

/** No path has them as they are (RFC 3986 section 3.3), and the clients of Java and Ruby refuse one that does. */
function encodeBrackets(path: string): string {
  return path.replace(/\{[^{}]*\}|[[\]]/g, (found) => (found.length > 1 ? found : encodeURIComponent(found)));
}

function queryOf(filled: FilledParameter[], credentials: CredentialFields): string[] {
  const taken = new Set(credentials.query.map((field) => field.name));
  const parameters = filled.filter(
    ({ parameter }) => parameter.in === 'querystring' || (parameter.in === 'query' && !taken.has(parameter.name)),
  );
  return [
    ...parameters.flatMap(({ parameter, value }) => serializeQuery(parameter, value)),
    ...credentials.query.map(({ name, value }) => `${percentEncode(name)}=${percentEncode(value)}`),
  ];
}

/** Credentials and the body's own content type win over parameters of the same name; `Cookie` is split into cookies. */
function headerParameters(
  filled: FilledParameter[],
  credentials: CredentialFields,
  hasBody: boolean,
): { headers: HttpField[]; cookies: HttpField[] } {
  const taken = new Set(credentials.headers.map((field) => field.name.toLowerCase()));
  if (hasBody) taken.add('content-type');
  const sent = filled.flatMap(({ parameter, value }) =>
    parameter.in === 'header' ? serializeHeader(parameter, value) : [],
  );
  return {
    headers: sent.filter((field) => !isCookie(field) && !taken.has(field.name.toLowerCase())),
    cookies: sent.filter(isCookie).flatMap((field) => splitCookies(field.value)),
  };
}

function splitCookies(header: string): HttpField[] {
  return header.split(';').flatMap((part) => {
    const [, name, value] = /^\s*([^=\s]+)=(.*?)\s*$/.exec(part) ?? [];
    return name === undefined || value === undefined ? [] : [{ name, value }];
  });
}

function cookiesOf(filled: FilledParameter[], credentials: CredentialFields): HttpField[] {
  const taken = new Set(credentials.cookies.map((field) => field.name));
  const sent = filled.flatMap(({ parameter, value }) =>
    parameter.in === 'cookie' ? serializeCookieParameter(parameter, value) : [],
  );
  return sent.filter((field) => !taken.has(field.name));
}

/** Server and path may bring a query of their own. */
function joinUrl(server: string, path: string, query: string[]): string {
  const [serverPath = '', serverQuery] = splitOnce(server, '?');
  const [ownPath = '', ownQuery] = splitOnce(path, '?');
  const pairs = [serverQuery, ownQuery, ...query].filter((part) => part !== undefined && part !== '');
  const separator = ownPath === '' || ownPath.startsWith('/') ? '' : '/';
  return `${serverPath}${separator}${ownPath}${pairs.length > 0 ? `?${pairs.join('&')}` : ''}`;
}

function splitOnce(text: string, separator: string): [string, string | undefined] {
  const at = text.indexOf(separator);
  return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + separator.length)];
}
