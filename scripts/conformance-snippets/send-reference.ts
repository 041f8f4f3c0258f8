import { request as startRequest } from 'node:http';
import type { HttpFile, HttpRequest } from '../../src/model/http.ts';
import { toFetchInit } from '../../src/shared/request/to-fetch.ts';
import { isRefusedByFetch } from '../../src/shared/snippets/node-request.ts';
import { caseFiles } from './cases.ts';

/**
 * Sends a request as the playground does. What `fetch` refuses (TRACE, a body with GET) goes out as the same
 * bytes without it.
 */
export async function sendReference(request: HttpRequest): Promise<void> {
  const { url, init } = toFetchInit(request, bytesOf);
  if (!isRefusedByFetch(request)) await (await fetch(url, init)).text();
  else await sendByHand(url, init);
}

function bytesOf({ filename, contentType }: HttpFile): Blob {
  return new Blob([new Uint8Array(caseFiles[filename]!)], { type: contentType ?? '' });
}

async function sendByHand(url: string, { method, headers, body }: RequestInit): Promise<void> {
  const bytes = body === undefined ? null : Buffer.from(await new Response(body).arrayBuffer());
  const length = bytes === null ? [] : ['Content-Length', String(bytes.length)];
  await new Promise<void>((resolve, reject) => {
    const sent = startRequest(
      url,
      { method, headers: [...(headers as [string, string][]).flat(), ...length] },
      (response) => {
        response.resume().on('end', resolve);
      },
    );
    sent.on('error', reject).end(bytes);
  });
}
