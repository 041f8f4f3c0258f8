import type { HttpBody, HttpRequest } from '../../../../model/http.ts';
import { allHeaders } from './all-headers.ts';
import type { CollectedRequest, CollectionFormat } from './collected-request.ts';
import { withGroups } from './with-groups.ts';

/** Postman's collection format 2.1. */
export const postman: CollectionFormat = {
  label: 'Postman',
  filename: 'postman_collection.json',
  write: (name, requests) =>
    JSON.stringify(
      {
        info: { name, schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json' },
        item: withGroups<object>(requests, toItem, (folder, item) => ({ name: folder, item })),
      },
      null,
      2,
    ),
};

function toItem({ name, request }: CollectedRequest): object {
  const body = request.body && toBody(request.body, request);
  return {
    name,
    request: {
      method: request.method,
      header: allHeaders(request).map(({ name: key, value }) => ({ key, value })),
      url: request.url,
      ...(body && { body }),
    },
  };
}

function toBody(body: HttpBody, { headers }: HttpRequest): object {
  switch (body.kind) {
    case 'text': {
      const isJson = headers.some(({ name, value }) => name.toLowerCase() === 'content-type' && /json/i.test(value));
      return { mode: 'raw', raw: body.text, ...(isJson && { options: { raw: { language: 'json' } } }) };
    }
    case 'form':
      return { mode: 'urlencoded', urlencoded: body.fields.map(({ name: key, value }) => ({ key, value })) };
    case 'multipart':
      return {
        mode: 'formdata',
        formdata: body.parts.map((part) =>
          part.kind === 'text'
            ? { key: part.name, type: 'text', value: part.value, contentType: part.contentType }
            : { key: part.name, type: 'file', src: part.file.filename, contentType: part.file.contentType },
        ),
      };
    case 'file':
      return { mode: 'file', file: { src: body.file.filename } };
  }
}
