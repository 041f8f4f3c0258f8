import * as z from 'zod';
import { bareServerAt } from '../../../base/paths/bare-server.ts';
import type { Place } from '../place.ts';
import { expected } from '../validation/shape.ts';

const EXECUTABLE = /^(?:javascript|data|vbscript):/i;
const ABSOLUTE = /^(?:[a-z][a-z0-9+.-]*:|[/#?])/i;

/** A link target that runs nothing. */
export const link = z
  .string()
  .min(1, { error: expected('an address') })
  .refine((href) => !EXECUTABLE.test(stripIgnored(href)), { error: expected('the address of a page') });

/** URLs ignore these characters (URL Standard, section 4.1), so a scheme could hide behind them. */
function stripIgnored(href: string): string {
  return href.replace(/[\u0000-\u0020]/g, '');
}

/**
 * A link target in normal form: a URL with a scheme, or a path that starts with `/`, `#` or `?`. What lacks its start
 * is completed, with a warning.
 */
export function resolveConfigLink(href: string, place: Place): string {
  const target = href.trim();
  if (ABSOLUTE.test(target)) return target;
  const completed = bareServerAt(target) === 0 ? `https://${target}` : `/${target.replace(/^(?:\.?\/)+/, '')}`;
  place.warn({
    code: 'incomplete-link',
    message: `The link "${target}" starts with neither a scheme nor \`/\``,
    hint: `Write "${completed}"`,
  });
  return completed;
}

/** The same for links that other sites' icons lead to, which should be secure ones. */
export function resolveSecureLink(href: string, place: Place): string {
  const target = resolveConfigLink(href, place);
  if (target.startsWith('http:')) {
    place.warn({
      code: 'insecure-link',
      message: `The link "${target}" is not secure`,
      hint: `Write "https:${target.slice(5)}"`,
    });
  }
  return target;
}
