/**
 * Does what writes to `path`. Node names the file in errors of opening it, and in none that come while it is written,
 * as on a full disk.
 * @throws what `write` throws; an error of the system says where it was
 */
export function sayWhere<T>(path: string, write: () => T): T {
  try {
    return write();
  } catch (error) {
    throw withPlace(error, path);
  }
}

/** An error of the system that names no file, with `path`; any other as it is. */
export function withPlace(error: unknown, path: string): unknown {
  const isOfSystem = error instanceof Error && 'errno' in error && 'syscall' in error;
  return isOfSystem && !('path' in error) ? Object.assign(error, { path }) : error;
}
