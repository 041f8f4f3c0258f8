import type { ApiDocument } from '../../model/api/document.ts';
import type { Operation } from '../../model/api/operation.ts';
import type { SecurityScheme } from '../../model/api/security.ts';
import type { HttpField, HttpLogin } from '../../model/http.ts';
import type { Credential, RequestValues } from '../../model/request-values.ts';
import { ownValue } from '../json-schema/untrusted-value.ts';
import { headerField } from './header-field.ts';
import { encodeCookieText, percentEncode } from './percent-encode.ts';

export interface CredentialFields {
  headers: HttpField[];
  /** Not yet encoded. */
  query: HttpField[];
  cookies: HttpField[];
  digest?: HttpLogin;
}

/** Where the credentials of the chosen security alternative are sent (OpenAPI 3, "Security Scheme Object"). */
export function buildCredentials(document: ApiDocument, operation: Operation, values: RequestValues): CredentialFields {
  const fields: CredentialFields = { headers: [], query: [], cookies: [] };
  for (const { scheme: key } of operation.security[values.securityAlternative] ?? []) {
    const scheme = ownValue(document.securitySchemes, key);
    const credential = ownValue(values.credentials, key);
    if (scheme !== undefined && credential !== undefined) addCredential(fields, scheme, credential);
  }
  return fields;
}

function addCredential(fields: CredentialFields, scheme: SecurityScheme, credential: Credential): void {
  switch (scheme.type) {
    case 'apiKey':
      addApiKey(fields, scheme, credential.kind === 'token' ? credential.token : credential.password);
      return;
    case 'http':
      if (scheme.scheme === 'digest' && credential.kind === 'basic')
        fields.digest = { username: credential.username, password: credential.password };
      else addHeader(fields, 'Authorization', authorization(scheme.scheme, credential));
      return;
    case 'oauth2':
    case 'openIdConnect':
      addHeader(fields, 'Authorization', authorization('bearer', credential));
      return;
    case 'mutualTLS':
      return;
  }
}

function addApiKey(
  fields: CredentialFields,
  scheme: { in: 'header' | 'query' | 'cookie'; name: string },
  value: string,
): void {
  if (scheme.in === 'header') addHeader(fields, scheme.name, value);
  else if (scheme.in === 'query') fields.query.push({ name: scheme.name, value });
  else fields.cookies.push({ name: percentEncode(scheme.name), value: encodeCookieText(value) });
}

/** Two schemes for one header cannot both be sent: the first stays. */
function addHeader(fields: CredentialFields, name: string, value: string): void {
  const isTaken = fields.headers.some((field) => field.name.toLowerCase() === name.toLowerCase());
  const field = headerField(name, value);
  if (!isTaken && field !== null) fields.headers.push(field);
}

/** RFC 7617 for basic, RFC 6750 for bearer; any other scheme stands before its credentials as written. */
function authorization(scheme: string, credential: Credential): string {
  const word = schemeWord(scheme);
  const text = credential.kind === 'token' ? credential.token : encodeBasic(credential);
  // Readers paste what other tools show, often with the scheme's name in front.
  const isRepeated = text.toLowerCase().startsWith(`${word.toLowerCase()} `);
  return isRepeated ? text : `${word} ${text}`;
}

/** Descriptions are read with the names that everybody knows in small letters. */
function schemeWord(scheme: string): string {
  return /^(basic|bearer|digest)$/.test(scheme) ? scheme[0]!.toUpperCase() + scheme.slice(1) : scheme;
}

/** RFC 7617: user name and password in UTF-8, as Base64. */
export function encodeBasic({ username, password }: { username: string; password: string }): string {
  const bytes = new TextEncoder().encode(`${username}:${password}`);
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

/** Whether a reader proves who they are by user and password. */
export function takesLogin(scheme: SecurityScheme): boolean {
  return scheme.type === 'http' && /^(basic|digest)$/.test(scheme.scheme);
}
