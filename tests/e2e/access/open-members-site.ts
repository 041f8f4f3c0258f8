import { spawnSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { join, resolve } from 'node:path';
import type { AccessOptions } from '../../../src/service/access/access-context.ts';
import { type Access, createAccess } from '../../../src/service/access/create-access.ts';
import type { SignInConfig } from '../../../src/service/access/sign-in-config.ts';
import { signInSchema } from '../../../src/service/access/sign-in-config.ts';
import { createSigner } from '../../../src/service/access/signer.ts';
import { answerNotFound } from '../../../src/service/server/answer-not-found.ts';
import { createService } from '../../../src/service/server/create-service.ts';
import { answerMemberFile } from '../../../src/service/server/files/answer-member-file.ts';
import { createBodyCache } from '../../../src/service/server/files/body-cache.ts';
import { loadServedSite } from '../../../src/service/server/load-served-site.ts';
import type { ServedSite, Service } from '../../../src/service/server/service-options.ts';
import { memoryLimits } from './memory-limits.ts';
import { memorySignOuts } from './memory-sign-outs.ts';

const root = resolve(import.meta.dirname, '../../..');
// Astro behaves differently inside of a Vitest process; users run the command in neither.
const { VITEST: _vitest, NODE_ENV: _mode, ...env } = process.env;

/** Builds a site for members with the command that users run. */
export function buildForMembers(site: string, out: string): void {
  const { status, stderr } = spawnSync(
    process.execPath,
    [join(root, 'bin/docwright.js'), 'build', site, '--out', out, '--protect', '--site', 'https://docs.example.com'],
    { encoding: 'utf8', env },
  );
  if (status !== 0) throw new Error(stderr);
}

export const secrets = ['a secret of this test that is long enough'];

export interface MembersSite {
  service: Service;
  access: Access;
  site: ServedSite;
  /** The cookie of a reader in these groups. */
  cookieOf: (groups: readonly string[], content?: Record<string, unknown>, secret?: string) => string;
}

/** A way to sign in that nobody goes: readers have a cookie. */
export function loginElsewhere(): { kind: 'jwt'; publicKey: string; loginUrl: string } {
  const publicKey = generateKeyPairSync('ed25519').publicKey.export({ type: 'spki', format: 'pem' }) as string;
  return { kind: 'jwt', publicKey, loginUrl: 'https://login.example.com/' };
}

/** The service on a site that was built for members, with sign-in. */
export async function openMembersSite(
  folder: string,
  { methods = [loginElsewhere()], ...options }: Partial<AccessOptions> & { methods?: unknown[] } = {},
): Promise<MembersSite> {
  const config: SignInConfig = signInSchema.parse({ secrets, methods });
  const site = await loadServedSite(
    { folder, domain: 'docs', organization: 'acme', hosts: [] },
    { cache: createBodyCache(10_000_000) },
  );
  const access = createAccess({
    configOf: () => config,
    limits: memoryLimits(),
    signOuts: memorySignOuts(),
    answerFile: answerMemberFile,
    answerNotFound: (request) => answerNotFound(request, site, {}),
    ...options,
  });
  const service = createService({ sites: () => [site], ...access });
  const cookieOf: MembersSite['cookieOf'] = (groups, content = {}, secret = secrets[0]!) => {
    const now = Math.floor(Date.now() / 1000);
    return `__Host-docwright_session=${createSigner([secret], 'docs').sign('session', { id: 'one', identity: { groups, content, apiPlaygroundInputs: {}, expiresAt: null }, issued: now, expires: now + 600 })}`;
  };
  return { service, access, site, cookieOf };
}
