import type { Problem } from '../../model/problem.ts';

/** What there is to say of a file or folder whose reading failed. */
export function unreadable(file: string, error: unknown): Problem {
  const { code } = error as NodeJS.ErrnoException;
  return {
    severity: 'error',
    code: 'unreadable',
    message:
      code === 'ENOENT'
        ? 'The file was removed before it could be read'
        : `This cannot be read: ${code === 'EACCES' ? 'permission denied' : ((error as Error).message ?? code)}`,
    hint: 'The site is built without it',
    file,
  };
}
