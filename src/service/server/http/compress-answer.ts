import { chooseEncoding } from '../files/compress-body.ts';

/** An answer of JSON in the way that its reader takes it best; other answers as they are, which may be streams. */
export async function compressAnswer(request: Request, answer: Response): Promise<Response> {
  const type = answer.headers.get('content-type') ?? '';
  if (!type.startsWith('application/json') || answer.body === null) return answer;
  const content = new Uint8Array(await answer.arrayBuffer());
  const encoding = chooseEncoding(request, { type, size: content.length });
  if (encoding === null) return new Response(content, answer);
  answer.headers.set('content-encoding', encoding.name);
  return new Response(new Uint8Array(await encoding.compress(content)), answer);
}
