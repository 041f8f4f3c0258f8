import { Agent, request } from 'node:http';

export interface LoadResult {
  requests: number;
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  failed: number;
}

export interface Load {
  url: string;
  method: 'GET' | 'POST';
  headers: Record<string, string>;
  body: () => string | null;
  clients: number;
  seconds: number;
}

/** Clients that each send the next request when the last one is answered, on kept connections. */
export async function measureLoad({ url, method, headers, body, clients, seconds }: Load): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const times: number[] = [];
  let failed = 0;
  const began = performance.now();
  const end = began + seconds * 1000;
  const client = async (): Promise<void> => {
    while (performance.now() < end) {
      const started = performance.now();
      const status = await send({ url, method, headers, body: body(), agent });
      times.push(performance.now() - started);
      if (status !== 200) failed++;
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  const took = performance.now() - began;
  agent.destroy();
  times.sort((a, b) => a - b);
  return {
    requests: times.length,
    perSecond: (times.length / took) * 1000,
    p50: times[Math.floor(times.length * 0.5)] ?? 0,
    p99: times[Math.floor(times.length * 0.99)] ?? 0,
    failed,
  };
}

function send({
  url,
  method,
  headers,
  body,
  agent,
}: Pick<Load, 'url' | 'method' | 'headers'> & { body: string | null; agent: Agent }): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      {
        method,
        headers: { ...headers, ...(body === null ? {} : { 'content-length': String(Buffer.byteLength(body)) }) },
        agent,
      },
      (answer) => {
        answer.resume();
        answer.once('end', () => resolve(answer.statusCode!));
        answer.once('error', reject);
      },
    );
    sent.once('error', reject);
    sent.end(body ?? undefined);
  });
}
