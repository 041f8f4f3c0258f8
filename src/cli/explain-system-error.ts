import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { getSystemErrorMap } from 'node:util';
import { moreProcesses } from '../base/errors/more-processes.ts';

type SystemError = NodeJS.ErrnoException & { dest?: string };

const advice: Record<string, string> = {
  EACCES: 'Give this user permission to read and write there, or choose another folder',
  EPERM: 'Give this user permission to read and write there, or choose another folder',
  EBUSY: 'Close the programs that have files open there, or choose another folder',
  EROFS: 'Choose a folder on another file system',
  ENOSPC: 'Free up space, or choose a folder on another file system',
  EDQUOT: 'Free up space, or choose a folder on another file system',
  EFBIG: 'Allow programs to write larger files: ulimit -f unlimited',
  ENOTDIR: 'Specify a folder',
  EISDIR: 'Specify a file',
  EMFILE: 'Allow programs to open more files: ulimit -n 4096',
  ENFILE: 'Allow the system to open more files, or close other programs',
};

/** By name: numbers differ from system to system. */
const messages = new Map(getSystemErrorMap().values());

/**
 * What the system has refused, in words that say where and what to change; `null` for any other failure.
 */
export function explainSystemError(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  const { code = '', path, dest, syscall } = error as SystemError;
  if (isTooManyProcesses(error)) return `${messages.get('EAGAIN')}. ${moreProcesses}`;
  if (!Object.hasOwn(advice, code)) return null;
  const place = dest ?? path;
  return `${messages.get(code) ?? code}${place === undefined ? '' : tellPlace(place, code, syscall)}. ${advice[code]!}`;
}

/** Of threads Node keeps the reason in the message alone; what is read or written may have to wait as well. */
function isTooManyProcesses({ code, syscall = '', message }: SystemError): boolean {
  return code === 'ERR_WORKER_INIT_FAILED' ? message === 'EAGAIN' : code === 'EAGAIN' && /^spawn/.test(syscall);
}

function tellPlace(place: string, code: string, syscall?: string): string {
  if (code === 'EISDIR' || code === 'ENOTDIR') return `: ${place}`;
  return ` in ${syscall === 'access' ? place : nearestThere(place)}`;
}

/** What was refused is hardly ever what is named, but the folder in which it was to be made. */
function nearestThere(path: string): string {
  const parent = dirname(path);
  return existsSync(parent) || parent === path ? parent : nearestThere(parent);
}
