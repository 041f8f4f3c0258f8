import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import * as z from 'zod';
import { DocsError } from '../../base/errors/docs-error.ts';
import { outputMarker } from '../../base/paths/build-folder.ts';
import { serviceFiles } from '../../base/paths/service-files.ts';
import { isObject } from '../../base/values/is-object.ts';
import type { ServiceManifest } from '../../model/service.ts';
import { findServiceFolder } from './find-service-folder.ts';

const format: ServiceManifest['format'] = 2;

const text = z.string();
const manifestSchema: z.ZodType<ServiceManifest> = z.object({
  format: z.literal(format),
  build: text,
  name: text,
  description: text,
  instructions: text.exactOptional(),
  base: text,
  origin: text.nullable(),
  trailingSlash: z.boolean(),
  protected: z.boolean(),
  proxyOrigins: z.array(text),
  redirects: z.array(z.object({ source: text, destination: text, permanent: z.boolean() })),
  // Builds of before hold none.
  headers: z
    .array(z.object({ scope: z.enum(['all', 'markdown', 'text', 'catalog', 'hashed']), name: text, value: text }))
    .default([]),
  scripts: z.object({ hashes: z.array(text), handlers: z.array(text), origins: z.array(text) }),
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
      // Builds that say nothing of it have no lists until they are built again.
      listed: z.boolean().default(false),
      operation: z.object({ method: text, path: text }).nullable().default(null),
    }),
  ),
});

/**
 * What a build left for the service about itself.
 * @throws DocsError for a folder that holds no build, or one that another version wrote
 */
export async function readServiceManifest(folder: string): Promise<ServiceManifest> {
  const file = join(await findServiceFolder(folder), serviceFiles.manifest);
  const content = await readFile(file, 'utf8').catch(() => null);
  if (content === null) throw missing(folder, file);
  if (!existsSync(folder))
    throw broken(
      `There is no folder ${folder}, only ${basename(dirname(file))} next to it`,
      `Build ${basename(folder)} again`,
    );
  const written = parseJson(content);
  const { success, data } = manifestSchema.safeParse(written);
  if (success) return data;
  const { reason, hint } = explain(written, basename(folder));
  throw broken(`${file} cannot be read: ${reason}`, hint);
}

/** A folder may be anything, an output without its companion, or one of a version that wrote no companion. */
function missing(folder: string, file: string): DocsError {
  const name = basename(folder);
  if (existsSync(join(folder, '.service')))
    return broken(`${folder} cannot be read: ${older}`, `Build ${name} again with this version`);
  if (existsSync(join(folder, outputMarker)))
    return broken(
      `${file} is missing, but the service needs it`,
      `Keep ${basename(dirname(file))} next to ${name}; an output built with --host has none`,
    );
  return broken(
    `${folder} is not a built site`,
    'Build it with docwright build, or let docwright serve --site build it from the folder of its sources',
  );
}

const older = 'it was built by an older version of Docwright';

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function explain(written: unknown, name: string): { reason: string; hint: string } {
  const own = isObject(written) && typeof written['format'] === 'number' ? written['format'] : format;
  const hint = `Build ${name} again with this version`;
  if (own < format) return { reason: older, hint };
  if (own > format)
    return { reason: 'it was built by a newer version of Docwright', hint: `${hint}, or npm install docwright@latest` };
  return { reason: 'it is damaged', hint };
}

function broken(message: string, hint: string): DocsError {
  return new DocsError([{ severity: 'error', code: 'no-built-site', message, hint }]);
}
