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
  source: text.describe('Old path; may hold `:name`, `:name*` and a `*` at its end.'),
  destination: text.describe('New path or URL; may hold what the source captures.'),
  permanent: z.boolean().optional().describe('Whether the move is for ever. Default: `true`.'),
});

export const redirectsSchema = z.array(redirectSchema).describe('Paths that lead elsewhere.');

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
      message: `The source "${source}" holds \`?\` or \`#\`, which no path does; the redirect is left out`,
      hint: 'Write the path alone: browsers keep what stands behind `#` to themselves',
    };
  }
  if (isNoAddress(source)) {
    return {
      code: 'redirect-source',
      message: `The source ${JSON.stringify(source)} is no path that a browser asks for; the redirect is left out`,
      hint: 'Write the path as the address bar shows it: browsers resolve `.` and `..`, and drop control characters',
    };
  }
  if (takesHost(destination)) {
    return {
      code: 'redirect-host',
      message: `The destination "${destination}" holds a parameter in its host, so that any link could choose where it leads; the redirect is left out`,
      hint: 'Write the whole host, and parameters behind it: https://example.com/:slug*',
    };
  }
  if (source === destination)
    return { code: 'redirect-loop', message: `The redirect leads from "${source}" to itself and is left out` };
  if (!sources.has(source)) return null;
  return { code: 'duplicate-redirect', message: `The source "${source}" occurs twice; the first one counts` };
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
