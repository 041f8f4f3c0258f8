import type { Operation } from '../../../model/api/operation.ts';
import type { HttpRequest } from '../../../model/http.ts';
import type { OperationData } from '../../../model/operation-data.ts';
import type { BodyValue, Credential, RequestValues } from '../../../model/request-values.ts';
import { buildRequest } from '../../../shared/request/build-request.ts';
import { withoutGaps } from '../values/edit-path.ts';

/** The request that the playground sends and its snippet prints, from `sentValues`. */
export function requestOf({ document, operation }: OperationData, values: RequestValues, page: string): HttpRequest {
  return buildRequest({ document, operation, values, base: page });
}

/** The values without fields that a reader left empty. */
export function sentValues(operation: Operation, values: RequestValues): RequestValues {
  const credentials = Object.entries(values.credentials).filter(([, credential]) => isFilled(credential));
  const parameters = Object.entries(values.parameters).map(([key, value]) => [key, withoutGaps(value)]);
  return {
    ...values,
    credentials: Object.fromEntries(credentials),
    parameters: Object.fromEntries(parameters),
    body: sentBody(operation, values.body),
  };
}

function isFilled(credential: Credential): boolean {
  return Object.values({ ...credential, kind: '' }).some(Boolean);
}

function sentBody({ requestBody }: Operation, body: BodyValue | null): BodyValue | null {
  if (body === null || requestBody === null) return null;
  switch (body.kind) {
    case 'value':
      return { ...body, value: withoutGaps(body.value) };
    case 'text':
      return body.text === '' && !requestBody.required ? null : body;
    case 'fields': {
      const fields = body.fields.map((field) =>
        field.kind === 'value' ? { ...field, value: withoutGaps(field.value) } : field,
      );
      return fields.length === 0 ? null : { ...body, fields };
    }
    case 'file':
      return body.file.filename === '' ? null : body;
  }
}
