import { isForbiddenHeader, passedHeaders } from '../../../base/http/forbidden-headers.ts';
import { scalarText } from '../../../base/values/scalar-text.ts';
import type { Operation } from '../../../model/api/operation.ts';
import type { HttpRequest } from '../../../model/http.ts';
import type { RequestValues } from '../../../model/request-values.ts';
import { cleanHeaderValue, headerField } from '../../../shared/request/header-field.ts';
import { parameterKey } from '../../../shared/request/parameter-key.ts';

/** What of a request is sent in another way than a reader may think: names of headers. */
export interface RequestNotices {
  /** Hold other characters than ASCII, which are percent-encoded. */
  encoded: string[];
  /** Stay behind: browsers do not let pages set them, and nobody sets them in the page's place. */
  leftOut: string[];
}

/** @param isProxied whether the service sends what the page may not */
export function findNotices(
  { operation, values, request }: { operation: Operation; values: RequestValues; request: HttpRequest },
  isProxied: boolean,
): RequestNotices {
  const typed = [...headerParameters(operation, values), ...(values.extras?.headers ?? [])];
  const encoded = [...typed, ...tokensOf(values)].filter(({ value }) => cleanHeaderValue(value) !== value.trim());
  const unsent = typed.filter(({ name }) => name !== '' && headerField(name, '') === null);
  const forbidden = request.headers.filter(
    ({ name }) => isForbiddenHeader(name) && !(isProxied && passedHeaders.includes(name.toLowerCase())),
  );
  return { encoded: names(encoded), leftOut: names([...unsent, ...forbidden]) };
}

interface Named {
  name: string;
  value: string;
}

function names(fields: Named[]): string[] {
  return [...new Set(fields.map(({ name }) => name))];
}

function headerParameters({ parameters }: Operation, values: RequestValues): Named[] {
  return parameters.flatMap((parameter) => {
    const value = parameter.in === 'header' ? values.parameters[parameterKey(parameter)] : undefined;
    return value === undefined ? [] : [{ name: parameter.name, value: scalarText(value) }];
  });
}

function tokensOf({ credentials }: RequestValues): Named[] {
  return Object.entries(credentials).flatMap(([name, credential]) =>
    credential.kind === 'token' ? [{ name, value: credential.token }] : [],
  );
}
