import { request as startRequest } from 'node:http';
import type { HttpFile, HttpRequest } from '../../src/model/http.ts';
import { toFetchInit } from '../../src/shared/request/to-fetch.ts';
import { caseFiles } from './cases.ts';

/**
 * Sends a request as the playground does. What `fetch` refuses (a body with GET) goes out as the same bytes without it.
 */
export async function sendReference(request: HttpRequest): Promise<void> {
  const { url, init } = toFetchInit(request, bytesOf);
  const isRefused = (request.method === 'GET' || request.method === 'HEAD') && request.body !== null;
  if (!isRefused) await (await fetch(url, init)).text();
  else await sendByHand(url, init);
}

function bytesOf({ filename, contentType }: HttpFile): Blob {
  return new Blob([new Uint8Array(caseFiles[filename]!)], { type: contentType ?? '' });
}

async function sendByHand(url: string, { method, headers, body }: RequestInit): Promise<void> {
  const bytes = Buffer.from(await new Response(body).arrayBuffer());
  await new Promise<void>((resolve, reject) => {
    const sent = startRequest(
      url,
      { method, headers: [...(headers as [string, string][]).flat(), 'Content-Length', String(bytes.length)] },
      (response) => {
        response.resume().on('end', resolve);
      },
    );
    sent.on('error', reject).end(bytes);
  });
}
