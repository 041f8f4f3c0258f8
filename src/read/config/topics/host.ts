import * as z from 'zod';
import { hostNames } from '../../../base/http/hosts.ts';
import type { HostName } from '../../../model/host.ts';

export const hostSchema = z
  .enum(hostNames)
  .describe('Where `docwright build` publishes the site: redirects, headers and files are as this host wants them.');

export function resolveHost(input: HostName | null = null): HostName | null {
  return input;
}
