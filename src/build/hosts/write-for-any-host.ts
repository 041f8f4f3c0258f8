import type { HostRules } from '../../model/host.ts';
import { renderHtaccess } from './writers/apache.ts';
import { netlify } from './writers/netlify.ts';
import { vercel } from './writers/vercel.ts';

/**
 * The files by which hosts that read some give headers and redirects, where none is named: `_headers` and `_redirects`
 * (Netlify, Cloudflare Pages, GitLab Pages), `vercel.json`, `.htaccess` (Apache). By name.
 */
export function writeForAnyHost(rules: HostRules): Map<string, string> {
  const files = [netlify, vercel].flatMap(({ write }) => [...write(rules).files]);
  return new Map([...files, ['.htaccess', renderHtaccess(rules)]]);
}
