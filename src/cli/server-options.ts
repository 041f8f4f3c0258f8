import { existsSync, readFileSync, statSync } from 'node:fs';
import { listenAddress } from '../base/http/listen-address.ts';
import { type Command, type CommandInput, UsageError } from './command.ts';

/** Options of the commands that show a site in this machine's browser. */
export function serverOptions(port: number): Command['options'] {
  return [
    {
      name: 'port',
      type: 'string',
      short: 'p',
      value: 'number',
      summary: `port to listen on; the next free one is taken (default: ${port})`,
    },
    {
      name: 'host',
      type: 'string',
      value: 'address',
      bare: '0.0.0.0',
      summary: 'address to listen on; alone: all of this machine (default: localhost)',
    },
    {
      name: 'allowed-hosts',
      type: 'string',
      value: 'names',
      summary: 'other names it answers for, with commas between; .name: all below it',
    },
    { name: 'open', type: 'boolean', summary: 'open the site in a browser' },
    { name: 'no-open', type: 'boolean', summary: 'open none, as without --open' },
    { name: 'cert', type: 'string', value: 'file', summary: 'certificate for HTTPS, as PEM' },
    { name: 'key', type: 'string', value: 'file', summary: 'key of the certificate, as PEM' },
  ];
}

/** Whether the site is to be opened in a browser: what a script adds against it counts. */
export function opensBrowser(options: CommandInput['options']): boolean {
  return options['open'] === true && options['no-open'] !== true;
}

/** A certificate and its key, as PEM. */
export interface Certificate {
  cert: Buffer;
  key: Buffer;
}

/**
 * Reads the files of a certificate; `null` without them.
 * @throws UsageError when one is missing
 */
export function readCertificate({ cert, key }: CommandInput['options']): Certificate | null {
  if (cert === undefined && key === undefined) return null;
  if (typeof cert !== 'string' || typeof key !== 'string')
    throw new UsageError('HTTPS needs both files: --cert and --key');
  return { cert: readPem(cert, 'cert'), key: readPem(key, 'key') };
}

function readPem(file: string, option: string): Buffer {
  if (!existsSync(file)) throw new UsageError(`--${option} names ${file}, which does not exist`);
  if (statSync(file).isDirectory()) throw new UsageError(`--${option} takes a file, and ${file} is a folder`);
  const content = readFileSync(file);
  if (!content.includes('-----BEGIN ')) throw new UsageError(`${file} is no PEM file, as --${option} takes`);
  return content;
}

export function readHost({ host }: CommandInput['options']): string {
  return typeof host === 'string' ? listenAddress(host) : 'localhost';
}

/** Names beside that of `readHost` for which a server answers: of `isOwnHost`. */
export function readAllowedHosts(options: CommandInput['options']): string[] {
  return String(options['allowed-hosts'] ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
}
