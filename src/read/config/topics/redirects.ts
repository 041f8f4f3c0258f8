import * as z from 'zod';
import { decodeText } from '../../../base/paths/decode-text.ts';
import { takesHost } from '../../../base/paths/redirect-pattern.ts';
import type { Redirect } from '../../../model/config.ts';
import type { Problem } from '../../../model/problem.ts';
import type { Place } from '../place.ts';
import { shape } from '../validation/shape.ts';
import { isUrl } from '../values/asset-path.ts';
import { text } from '../values/text.ts';

const redirectSchema = shape({
  source: text.describe('Old path; can contain `:name`, `:name*` and a `*` at the end.'),
  destination: text.describe('New path or URL; can contain what the source captures.'),
  permanent: z.boolean().optional().describe('Whether the redirect is permanent. Default: `true`.'),
});

export const redirectsSchema = z.array(redirectSchema).describe('Redirects from old paths.');

/** Sources and local destinations start with `/`; a source occurs once. */
export function resolveRedirects(input: z.infer<typeof redirectsSchema> = [], place: Place): Redirect[] {
  const sources = new Set<string>();
  return input.flatMap((entry, index) => {
    const redirect = {
      source: toPath(entry.source),
      destination: resolveDestination(entry.destination),
      permanent: entry.permanent ?? true,
    };
    const fault = findFault(redirect, sources);
    const key = fault?.code === 'redirect-host' ? 'destination' : 'source';
    if (fault) place.child(index).child(key).warn(fault);
    if (fault) return [];
    sources.add(redirect.source);
    return [redirect];
  });
}

function findFault(
  redirect: Redirect,
  sources: ReadonlySet<string>,
): { code: Problem['code']; message: string; hint?: string } | null {
  const { source, destination } = redirect;
  if (/[?#]/.test(source)) {
    return {
      code: 'redirect-source',
      message: `The source "${source}" contains \`?\` or \`#\`, which a path cannot; the redirect is ignored`,
      hint: 'Use only the path: browsers do not send what follows `#`',
    };
  }
  if (isNoAddress(source)) {
    return {
      code: 'redirect-source',
      message: `The source ${JSON.stringify(source)} is not a path that browsers request; the redirect is ignored`,
      hint: 'Write the path as the address bar shows it: browsers resolve `.` and `..` and drop control characters',
    };
  }
  if (takesHost(destination)) {
    return {
      code: 'redirect-host',
      message: `The destination "${destination}" has a parameter in its host, so any link could choose where it leads; the redirect is ignored`,
      hint: 'Write the host in full and use parameters only after it: https://example.com/:slug*',
    };
  }
  if (source === destination)
    return { code: 'redirect-loop', message: `The redirect leads from "${source}" to itself and is ignored` };
  if (!sources.has(source)) return null;
  return { code: 'duplicate-redirect', message: `The source "${source}" is listed twice; the first one is used` };
}

/** Browsers resolve segments of dots, encoded ones and those behind `\` too (URL standard, "path state"). */
function isNoAddress(source: string): boolean {
  return /(?:^|[/\\])\.{1,2}(?:[/\\]|$)|\p{Cc}/u.test(decodeText(source));
}

/** A page is named as links name it: by `/guides/index` or `/guides.mdx`, too (docs/format.md#links). */
function resolveDestination(destination: string): string {
  const trimmed = destination.trim();
  if (isUrl(trimmed) || trimmed.startsWith('#')) return trimmed;
  return toPath(trimmed)
    .replace(/\.mdx(?=$|[?#])/, '')
    .replace(/\/index(?=$|[?#])/, (_name, start) => (start === 0 ? '/' : ''));
}

function toPath(path: string): string {
  return `/${path.trim().replace(/^(?:\.?\/)+/, '')}`;
}
