import * as z from 'zod';
import { hostNames } from '../../../base/http/hosts.ts';
import type { HostName } from '../../../model/host.ts';

export const hostSchema = z
  .enum(hostNames)
  .describe('Host of the site: `docwright build` writes redirects, headers and files for it.');

export function resolveHost(input: HostName | null = null): HostName | null {
  return input;
}
