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
      summary: `port to listen on, or else the next free one (default: ${port})`,
    },
    {
      name: 'host',
      type: 'string',
      value: 'address',
      bare: '0.0.0.0',
      summary: 'address to listen on; without a value, all addresses of this machine (default: localhost)',
    },
    {
      name: 'allowed-hosts',
      type: 'string',
      value: 'names',
      summary: 'comma-separated host names to also answer to; .name includes all subdomains',
    },
    { name: 'open', type: 'boolean', summary: 'open the site in a browser' },
    { name: 'no-open', type: 'boolean', summary: 'do not open a browser (default)' },
    { name: 'cert', type: 'string', value: 'file', summary: 'certificate for HTTPS (PEM)' },
    { name: 'key', type: 'string', value: 'file', summary: 'private key of the certificate (PEM)' },
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
  if (typeof cert !== 'string' || typeof key !== 'string') throw new UsageError('HTTPS needs both --cert and --key');
  return { cert: readPem(cert, 'cert'), key: readPem(key, 'key') };
}

function readPem(file: string, option: string): Buffer {
  if (!existsSync(file)) throw new UsageError(`--${option}: ${file} does not exist`);
  if (statSync(file).isDirectory()) throw new UsageError(`--${option} must be a file, but ${file} is a folder`);
  const content = readFileSync(file);
  if (!content.includes('-----BEGIN ')) throw new UsageError(`--${option} must be a PEM file, but ${file} is not`);
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
