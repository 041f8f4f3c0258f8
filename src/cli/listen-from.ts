import { UsageError } from './command.ts';

/** Calls `listen` with `port` and, while a port is taken, with the next ones. */
export async function listenFrom<T>(port: number, listen: (port: number) => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await listen(port + attempt);
    } catch (error) {
      const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
      if (!taken || attempt >= 20) throw error;
    }
  }
}

/** @throws UsageError for what is no port number */
export function readPort(value: unknown, fallback: number): number {
  if (value === undefined) return fallback;
  const port = Number(value);
  if (!Number.isInteger(port) || port < 0 || port > 65535) throw new UsageError(`--port takes a number from 0 to 65535, not "${String(value)}"`);
  return port;
}
