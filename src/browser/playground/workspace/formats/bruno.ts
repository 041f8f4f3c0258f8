import type { HttpRequest } from '../../../../model/http.ts';
import { allHeaders } from './all-headers.ts';
import type { CollectedRequest, CollectionFormat } from './collected-request.ts';
import { withGroups } from './with-groups.ts';

/** What Bruno imports as "Bruno Collection". */
export const bruno: CollectionFormat = {
  label: 'Bruno',
  filename: 'bruno_collection.json',
  write: (name, requests) =>
    JSON.stringify(
      {
        name,
        version: '1',
        items: withGroups<object>(requests, toItem, (folder, items) => ({ type: 'folder', name: folder, items })),
        environments: [],
      },
      null,
      2,
    ),
};

function toItem({ name, request }: CollectedRequest): object {
  const [, query = ''] = /\?(.*)$/s.exec(request.url) ?? [];
  return {
    type: 'http',
    name,
    request: {
      url: request.url,
      method: request.method,
      headers: allHeaders(request).map((field) => ({ ...field, enabled: true })),
      params: [...new URLSearchParams(query)].map(([key, value]) => ({
        name: key,
        value,
        type: 'query',
        enabled: true,
      })),
      body: toBody(request),
      auth: { mode: 'none' },
    },
  };
}

function toBody({ body, headers }: HttpRequest): object {
  switch (body?.kind) {
    case undefined:
    case 'file':
      return { mode: 'none' };
    case 'text': {
      const type = headers.find(({ name }) => name.toLowerCase() === 'content-type')?.value ?? '';
      const mode = /json/i.test(type) ? 'json' : /xml/i.test(type) ? 'xml' : 'text';
      return { mode, [mode]: body.text };
    }
    case 'form':
      return { mode: 'formUrlEncoded', formUrlEncoded: body.fields.map((field) => ({ ...field, enabled: true })) };
    case 'multipart':
      return {
        mode: 'multipartForm',
        multipartForm: body.parts.map((part) =>
          part.kind === 'text'
            ? { type: 'text', name: part.name, value: part.value, contentType: part.contentType, enabled: true }
            : {
                type: 'file',
                name: part.name,
                value: [part.file.filename],
                contentType: part.file.contentType,
                enabled: true,
              },
        ),
      };
  }
}
