import type { ServerResponse } from 'node:http';

/**
 * Ends the connection where the body of an answer breaks off: the library would write the error behind what was sent,
 * and end the answer as if it were whole (RFC 9112, section 8).
 */
export function endBroken(answer: Response, outgoing: ServerResponse): Response {
  if (!answer.body) return answer;
  const reader = answer.body.getReader();
  const body = new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        const piece = await reader.read().catch(() => null);
        if (piece?.value) return controller.enqueue(piece.value);
        if (!piece) outgoing.destroy();
        controller.close();
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
  return new Response(body, answer);
}
