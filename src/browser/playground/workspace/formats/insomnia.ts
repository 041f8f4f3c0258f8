import type { HttpRequest } from '../../../../model/http.ts';
import { allHeaders } from './all-headers.ts';
import type { CollectedRequest, CollectionFormat } from './collected-request.ts';
import { harBody } from './har-body.ts';

/** Insomnia's export format 4; its variables are written `{{ _.name }}`. */
export const insomnia: CollectionFormat = {
  label: 'Insomnia',
  filename: 'insomnia.json',
  write: (name, requests) => {
    const groups = [...new Set(requests.map(({ group }) => group))].filter(Boolean);
    const resources = [
      { _id: 'wrk_1', _type: 'workspace', parentId: null, name, scope: 'collection' },
      ...groups.map((group, index) => ({
        _id: `fld_${index + 1}`,
        _type: 'request_group',
        parentId: 'wrk_1',
        name: group,
      })),
      ...requests.map((request, index) => toResource(request, index, groups)),
    ];
    return JSON.stringify(
      { _type: 'export', __export_format: 4, __export_source: 'docwright', resources },
      null,
      2,
    ).replace(/\{\{(\w+)\}\}/g, '{{ _.$1 }}');
  },
};

function toResource({ name, group, request }: CollectedRequest, index: number, groups: readonly string[]): object {
  return {
    _id: `req_${index + 1}`,
    _type: 'request',
    parentId: group === '' ? 'wrk_1' : `fld_${groups.indexOf(group) + 1}`,
    name,
    method: request.method,
    url: request.url,
    headers: allHeaders(request),
    body: toBody(request),
  };
}

function toBody(request: HttpRequest): object {
  if (request.body?.kind === 'file')
    return { mimeType: 'application/octet-stream', fileName: request.body.file.filename };
  const body = harBody(request);
  if (!body?.params) return body ?? {};
  return {
    ...body,
    params: body.params.map(({ name, value, fileName }) =>
      fileName === undefined ? { name, value } : { name, type: 'file', fileName },
    ),
  };
}
