/** What happens, and when nothing more will. */
export interface Pumped<Value> {
  events: AsyncIterable<Value>;
  ended: Promise<void>;
}

/** Takes values from a source as fast as they come, whether or not anybody reads them, and hands them on in order. */
export function pump<Value>(source: AsyncIterable<Value>): Pumped<Value> {
  const waiting: Value[] = [];
  let ended = false;
  let wake = (): void => undefined;
  const work = (async () => {
    try {
      for await (const value of source) {
        waiting.push(value);
        wake();
      }
    } finally {
      ended = true;
      wake();
    }
  })();
  async function* read(): AsyncGenerator<Value> {
    while (true) {
      while (waiting.length > 0) yield waiting.shift()!;
      if (ended) return await work;
      await new Promise<void>((resolve) => (wake = resolve));
    }
  }
  // Whoever reads to the end hears of a failure; nobody else has to.
  return { events: read(), ended: work.catch(() => undefined) };
}
