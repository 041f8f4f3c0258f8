import { isObject } from '../../../base/values/is-object.ts';
import { parseExactJson } from '../../../base/values/parse-exact-json.ts';
import { writeJson } from '../../../base/values/write-json.ts';
import type { HttpField } from '../../../model/http.ts';
import type { OperationData } from '../../../model/operation-data.ts';
import type { BodyField, BodyValue, RequestValues } from '../../../model/request-values.ts';
import { parameterKey } from '../../../shared/request/parameter-key.ts';
import { isSecretName } from '../values/is-secret-name.ts';
import type { BrowserMemory } from './browser-memory.ts';
import { secretParameters } from './mask-secrets.ts';

/** What one operation's form is filled with again after a reload. */
export type KeptValues = Partial<Pick<RequestValues, 'parameters' | 'body' | 'accept' | 'extras'>>;

/** Longer bodies would fill the browser's store for all pages. */
const maximalLength = 100_000;

interface WrittenValues {
  /** `null` for what is too long. */
  plain: string | null;
  /** Apart, since secrets are forgotten sooner; `null` where there are none. */
  secret: string | null;
}

/** What a reader typed for one operation, without files. */
export function writeValues({ operation }: OperationData, values: RequestValues): WrittenValues {
  const secret = secretParameters(operation);
  const parted = (isWanted: (key: string) => boolean): Record<string, unknown> =>
    Object.fromEntries(Object.entries(values.parameters).filter(([key]) => isWanted(key)));
  const fields = values.extras ?? { headers: [], query: [] };
  const extras = (isWanted: (field: HttpField) => boolean) => ({
    headers: fields.headers.filter(isWanted),
    query: fields.query.filter(isWanted),
  });
  const plain = {
    parameters: parted((key) => !secret.has(key)),
    body: hasSecrets(values.body) ? null : withoutFiles(values.body),
    accept: values.accept,
    extras: extras((field) => !isSecretName(field.name)),
  };
  const secrets = { parameters: parted((key) => secret.has(key)), extras: extras((field) => isSecretName(field.name)) };
  const count = Object.keys(secrets.parameters).length + secrets.extras.headers.length + secrets.extras.query.length;
  return { plain: fitting(plain), secret: count > 0 ? fitting(secrets) : null };
}

/** What `writeValues` wrote, as far as it fits the operation of today. */
export function readValues(written: WrittenValues, { operation, accepts }: OperationData): KeptValues {
  const [plain, secret] = [readRecord(written.plain), readRecord(written.secret)];
  const known = new Set(operation.parameters.map(parameterKey));
  const parameters = [plain, secret].flatMap(({ parameters: kept }) => (isObject(kept) ? Object.entries(kept) : []));
  const body = readBody(plain['body'], operation.requestBody?.contents.map(({ contentType }) => contentType) ?? []);
  const extras = {
    headers: [plain, secret].flatMap(({ extras: kept }) => readFields(kept, 'headers')),
    query: [plain, secret].flatMap(({ extras: kept }) => readFields(kept, 'query')),
  };
  const { accept } = plain;
  return {
    parameters: Object.fromEntries(parameters.filter(([key]) => known.has(key))),
    ...(body && { body }),
    ...(typeof accept === 'string' && isOffered(accept, accepts ?? []) && { accept }),
    ...(extras.headers.length + extras.query.length > 0 && { extras }),
  };
}

/** Keeps what a reader typed for one operation. */
export function rememberValues(memory: BrowserMemory, data: OperationData, values: RequestValues): void {
  const { plain, secret } = writeValues(data, values);
  memory.rememberText(keptName(data), plain);
  memory.rememberSecret(keptName(data), secret);
}

/** What `rememberValues` kept; `null` where there is nothing. */
export function readKeptValues(memory: BrowserMemory, data: OperationData): KeptValues | null {
  const plain = memory.text(keptName(data));
  return plain === null ? null : readValues({ plain, secret: memory.secret(keptName(data)) }, data);
}

/** Under which an operation's values are kept. */
export function keptName({ operation }: OperationData): string {
  return `${operation.method} ${operation.path}`;
}

function isOffered(accept: string, accepts: readonly string[]): boolean {
  return accept === '*/*' || accept === accepts.join(', ') || accepts.includes(accept);
}

function fitting(value: unknown): string | null {
  const text = writeJson(value) ?? '';
  return text.length > maximalLength ? null : text;
}

function readRecord(text: string | null): Record<string, unknown> {
  try {
    const value = parseExactJson(text ?? '{}');
    return isObject(value) ? value : {};
  } catch {
    return {};
  }
}

function readFields(extras: unknown, place: 'headers' | 'query'): HttpField[] {
  const fields = isObject(extras) ? extras[place] : [];
  return (Array.isArray(fields) ? (fields as unknown[]) : []).filter(
    (field): field is HttpField =>
      isObject(field) && typeof field['name'] === 'string' && typeof field['value'] === 'string',
  );
}

function withoutFiles(body: BodyValue | null): BodyValue | null {
  if (body?.kind === 'file') return null;
  return body?.kind === 'fields' ? { ...body, fields: body.fields.filter(({ kind }) => kind === 'value') } : body;
}

/** Whether some name in a body promises a secret. */
function hasSecrets(body: BodyValue | null): boolean {
  switch (body?.kind) {
    case 'text':
      return namesIn(body.text).some(isSecretName);
    case 'value':
      return namesIn(writeJson(body.value) ?? '').some(isSecretName);
    case 'fields':
      return body.fields.some(({ name }) => isSecretName(name));
    default:
      return false;
  }
}

/** And what follows an escaped quote: a group that repeats would overflow the stack on millions of characters. */
function namesIn(json: string): string[] {
  return [...json.matchAll(/"([^"]*)"\s*:/g)].map((match) => match[1]!);
}

function readBody(value: unknown, contentTypes: readonly string[]): BodyValue | null {
  if (!isObject(value) || !contentTypes.includes(String(value['contentType']))) return null;
  const contentType = String(value['contentType']);
  if (value['kind'] === 'value') return { kind: 'value', contentType, value: value['value'] };
  if (value['kind'] === 'text' && typeof value['text'] === 'string')
    return { kind: 'text', contentType, text: value['text'] };
  if (value['kind'] !== 'fields' || !Array.isArray(value['fields'])) return null;
  return { kind: 'fields', contentType, fields: (value['fields'] as unknown[]).flatMap(readField) };
}

function readField(field: unknown): BodyField[] {
  return isObject(field) && typeof field['name'] === 'string'
    ? [{ kind: 'value', name: field['name'], value: field['value'] }]
    : [];
}
