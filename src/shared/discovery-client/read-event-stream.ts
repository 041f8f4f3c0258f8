import { isObject } from '../../base/values/is-object.ts';

/** The events of a stream of the assistant, as they arrive. What is no event of it is passed over. */
export async function* readEventStream({ body }: Response): AsyncGenerator<Record<string, unknown>> {
  if (!body) return;
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let waiting = '';
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      waiting += decoder.decode(part.value, { stream: true });
      const lines = waiting.split('\n');
      waiting = lines.pop()!;
      for (const line of lines) {
        const event = line.startsWith('data:') ? parse(line.slice(5)) : null;
        if (event) yield event;
      }
    }
  } finally {
    // Whoever stops reading wants no more of the answer.
    await reader.cancel().catch(() => undefined);
  }
}

function parse(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}
