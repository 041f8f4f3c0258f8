import { UsageError } from './command.ts';

/**
 * Calls `listen` with `port` and, while a port is taken, with the next ones.
 * @throws UsageError when none can be had
 */
export async function listenFrom<T>(port: number, listen: (port: number) => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await listen(port + attempt);
    } catch (error) {
      if (codeOf(error) !== 'EADDRINUSE' || attempt >= 20) throw explain(error, port + attempt);
    }
  }
}

/** Calls `listen` with this port alone. @throws UsageError when it cannot be had */
export async function listenOn<T>(port: number, listen: (port: number) => Promise<T>): Promise<T> {
  try {
    return await listen(port);
  } catch (error) {
    throw explain(error, port);
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : null;
}

/** What the system refuses, in words that say what to change; any other failure as it is. */
function explain(error: unknown, port: number): unknown {
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return new UsageError(`Port ${port} is in use by another program; choose another one with --port`);
    case 'EACCES':
      return new UsageError(`This user may not use port ${port}; ports below 1024 are reserved for the system`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new UsageError(
        'The address given with --host does not belong to this machine; use 0.0.0.0 for all of its addresses',
      );
    default:
      return error;
  }
}

/** @throws UsageError for what is no port number */
export function readPort(value: unknown, fallback: number): number {
  if (value === undefined) return fallback;
  const port = Number(value);
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    throw new UsageError(`--port must be a number from 0 to 65535, not "${String(value)}"`);
  return port;
}
