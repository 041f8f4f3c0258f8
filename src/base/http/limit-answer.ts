/**
 * An answer of another server, of which no more than `limit` bytes can be read: one without end would take the memory
 * of the process before its time is over. Reading on rejects with a RangeError that names `address`.
 */
export function limitAnswer(answer: Response, { address, limit }: { address: string; limit: number }): Response {
  if (!answer.body) return answer;
  let size = 0;
  const limited = new TransformStream<Uint8Array, Uint8Array>({
    transform: (piece, controller) => {
      size += piece.length;
      if (size > limit) throw new RangeError(`${address} sent more than ${limit} bytes`);
      controller.enqueue(piece);
    },
  });
  // A made answer has no address, which those who cannot use it tell of.
  return Object.defineProperty(new Response(answer.body.pipeThrough(limited), answer), 'url', { value: answer.url });
}

/** The first characters of an answer, for a message; the rest is not waited for. Empty where nothing can be read. */
export async function readBeginning(answer: Response, characters: number): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  try {
    for await (const piece of answer.body ?? []) {
      text += decoder.decode(piece, { stream: true });
      if (text.length >= characters) break;
    }
  } catch {
    // What came before it broke off tells enough.
  }
  return text.slice(0, characters);
}
