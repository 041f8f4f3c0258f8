import type { HttpBody } from '../../../../model/http.ts';
import { allHeaders } from './all-headers.ts';
import type { CollectedRequest, CollectionFormat } from './collected-request.ts';

/** The `.http` files of editors (JetBrains, Visual Studio, REST Client). */
export const httpFile: CollectionFormat = {
  label: '.http',
  filename: 'requests.http',
  write: (_, requests) => `${requests.map(toText).join('\n\n')}\n`,
};

function toText({ name, request }: CollectedRequest): string {
  const { method, url, body } = request;
  const headers = allHeaders({ ...request, body: null }).map((field) => `${field.name}: ${field.value}`);
  const [type, text] = body ? toBody(body) : [null, ''];
  return [
    `### ${name.replace(/\s+/g, ' ')}`,
    `${method} ${url}`,
    ...headers,
    ...(type ? [`Content-Type: ${type}`] : []),
    ...(text ? ['', text] : []),
  ].join('\n');
}

const boundary = 'part';

function toBody(body: HttpBody): [string | null, string] {
  switch (body.kind) {
    case 'text':
      return [null, body.text];
    case 'form':
      return [
        'application/x-www-form-urlencoded',
        new URLSearchParams(body.fields.map(({ name, value }) => [name, value])).toString(),
      ];
    case 'file':
      return [null, `< ./${body.file.filename}`];
    case 'multipart': {
      const parts = body.parts.map((part) => {
        const file = part.kind === 'file' ? `; filename="${part.file.filename}"` : '';
        const content = part.kind === 'file' ? `< ./${part.file.filename}` : part.value;
        const type = part.kind === 'file' ? part.file.contentType : part.contentType;
        const typed = type ? `\nContent-Type: ${type}` : '';
        return `--${boundary}\nContent-Disposition: form-data; name="${part.name}"${file}${typed}\n\n${content}`;
      });
      return [
        `${body.contentType ?? 'multipart/form-data'}; boundary=${boundary}`,
        `${parts.join('\n')}\n--${boundary}--`,
      ];
    }
  }
}
