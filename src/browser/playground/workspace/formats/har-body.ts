import type { HttpRequest } from '../../../../model/http.ts';
import { headerValue } from '../../../../shared/snippets/headers.ts';

interface HarParameter {
  name: string;
  value?: string;
  fileName?: string;
  contentType?: string | undefined;
}

export interface HarBody {
  mimeType: string;
  text?: string;
  params?: HarParameter[];
}

/** A body as HAR 1.2 has it ("postData"), which other tools' formats follow. */
export function harBody({ body, headers }: HttpRequest): HarBody | null {
  const type = headerValue(headers, 'Content-Type') ?? 'text/plain';
  switch (body?.kind) {
    case undefined:
      return null;
    case 'text':
      return { mimeType: type, text: body.text };
    case 'form':
      return { mimeType: 'application/x-www-form-urlencoded', params: body.fields };
    case 'multipart':
      return {
        mimeType: 'multipart/form-data',
        params: body.parts.map((part) =>
          part.kind === 'text'
            ? { name: part.name, value: part.value, contentType: part.contentType }
            : { name: part.name, fileName: part.file.filename, contentType: part.file.contentType },
        ),
      };
    case 'file':
      return { mimeType: type, params: [{ name: 'file', fileName: body.file.filename }] };
  }
}
