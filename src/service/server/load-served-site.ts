import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { z } from 'zod';
import { DocsError } from '../../base/errors/docs-error.ts';
import { createRedirectMatcher } from '../../base/paths/match-redirect.ts';
import type { ServiceManifest } from '../../model/service.ts';
import { loadMemberFolder, type MemberFolder } from '../access/load-member-folder.ts';
import type { BodyCache } from './files/body-cache.ts';
import { buildFileIndex } from './files/file-index.ts';
import { createSiteFiles } from './files/site-files.ts';
import type { ServedSite } from './service-options.ts';

export interface SiteSource {
  /** A built site. */
  folder: string;
  domain: string;
  organization: string;
  hosts: readonly string[];
}

const text = z.string();
const manifestSchema: z.ZodType<ServiceManifest> = z.object({
  format: z.literal(1),
  build: text,
  name: text,
  description: text,
  base: text,
  origin: text.nullable(),
  trailingSlash: z.boolean(),
  protected: z.boolean(),
  proxyOrigins: z.array(text),
  redirects: z.array(z.object({ source: text, destination: text, permanent: z.boolean() })),
  scripts: z.object({ hashes: z.array(text), handlers: z.array(text), origins: z.array(text) }).optional(),
  pages: z.array(
    z.object({
      route: text,
      title: text,
      description: text,
      language: text.nullable(),
      version: text.nullable(),
      tags: z.array(text),
      access: z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('everyone') }),
        z.object({ kind: z.literal('members'), groups: z.array(text).nullable() }),
      ]),
    }),
  ),
});

/**
 * Reads a built site for the service.
 * @throws DocsError for a folder that holds no build, or one that another version wrote
 */
export async function loadServedSite(
  { folder, ...source }: SiteSource,
  { cache }: { cache: BodyCache },
): Promise<ServedSite> {
  const manifest = await readManifest(folder);
  const index = await buildFileIndex(folder);
  return {
    ...source,
    folder,
    manifest,
    files: createSiteFiles(index, { cache, base: manifest.base, name: `${source.domain} ${manifest.build}` }),
    redirect: createRedirectMatcher(manifest.redirects, { base: manifest.base }),
    members: await loadMembers(folder),
  };
}

async function readManifest(folder: string): Promise<ServiceManifest> {
  const file = join(folder, '.service/manifest.json');
  const content = await readFile(file, 'utf8').catch(() => null);
  if (content === null)
    throw broken(
      `${folder} is no built site: it has no .service/manifest.json`,
      'Build it with docwright build, or name the folder of its sources with --site',
    );
  try {
    return manifestSchema.parse(JSON.parse(content));
  } catch {
    throw broken(
      `${file} cannot be read: another version of Docwright wrote it`,
      `Build ${basename(folder)} again with this version`,
    );
  }
}

async function loadMembers(folder: string): Promise<MemberFolder | null> {
  try {
    return await loadMemberFolder(folder);
  } catch (error) {
    throw broken((error as Error).message, `Build ${basename(folder)} again with this version`);
  }
}

function broken(message: string, hint: string): DocsError {
  return new DocsError([{ severity: 'error', code: 'no-built-site', message, hint }]);
}
