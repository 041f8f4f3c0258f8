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

/** Calls `listen` with this port alone. @throws UsageError when it is taken, or not for this user to take */
export async function listenOn<T>(port: number, listen: (port: number) => Promise<T>): Promise<T> {
  try {
    return await listen(port);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null;
    if (code === 'EADDRINUSE') throw new UsageError(`Port ${port} is taken by another program; choose another one with --port`);
    if (code === 'EACCES') throw new UsageError(`Port ${port} is not open to this user; ports below 1024 are the system's`);
    throw error;
  }
}

/** @throws UsageError for what is no port number */
export function readPort(value: unknown, fallback: number): number {
  if (value === undefined) return fallback;
  const port = Number(value);
  if (!Number.isInteger(port) || port < 0 || port > 65535) throw new UsageError(`--port takes a number from 0 to 65535, not "${String(value)}"`);
  return port;
}
