import type { HostRules } from '../../model/host.ts';
import { isFixed } from './build-redirect-rules.ts';
import { renderHtaccess } from './writers/apache.ts';
import { netlify } from './writers/netlify.ts';
import { vercel } from './writers/vercel.ts';

/**
 * The files by which hosts that read some give headers and redirects, where none is named: `_headers` and `_redirects`
 * (Netlify, Cloudflare Pages, GitLab Pages), `vercel.json`, `.htaccess` (Apache). By name.
 */
export function writeForAnyHost(rules: HostRules): Map<string, string> {
  const files = [netlify, vercel].flatMap(({ write }) => [...write(rules).files]);
  // Pages stand for the fixed redirects, and Apache would look for these first.
  const open = rules.redirects.filter((rule) => !isFixed(rule));
  return new Map([...files, ['.htaccess', renderHtaccess({ ...rules, redirects: open })]]);
}
