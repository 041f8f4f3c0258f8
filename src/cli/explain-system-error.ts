import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { getSystemErrorMap } from 'node:util';
import { moreProcesses } from '../base/errors/more-processes.ts';

type SystemError = NodeJS.ErrnoException & { dest?: string };

const advice: Record<string, string> = {
  EACCES: 'Let this user read and write there, or name another folder',
  EPERM: 'Let this user read and write there, or name another folder',
  EBUSY: 'Close the programs that have something open there, or name another folder',
  EROFS: 'Name a folder on another file system',
  ENOSPC: 'Make room, or name a folder on another file system',
  EDQUOT: 'Make room, or name a folder on another file system',
  EFBIG: 'Let programs write larger files: ulimit -f unlimited',
  ENOTDIR: 'Name a folder',
  EISDIR: 'Name a file',
  EMFILE: 'Let programs open more files: ulimit -n 4096',
  ENFILE: 'Let the system open more files, or end other programs',
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
