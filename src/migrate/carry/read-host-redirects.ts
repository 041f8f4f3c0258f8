import { posix } from 'node:path';
import { trimEndSlashes } from '../../base/paths/trim-end-slashes.ts';
import type { ForeignRedirect, ForeignSite, Lose, MigrationFolder } from '../../model/migration.ts';
import { isWhole, objectOf, records } from '../folder/evaluated-value.ts';
import { lineOfWritten } from '../folder/line-of-written.ts';
import { joinPath } from '../folder/page-paths.ts';
import { readTomlObject, readYamlObject, writtenText } from '../folder/read-page-source.ts';
import { plainRedirects } from '../generators/plain-redirects.ts';

/** A redirect as its host has it; `condition` says for whom alone. */
interface HostRedirect {
  from: string;
  to: string;
  status: number;
  condition?: string;
}

/** Files in which hosts find redirects, beside the settings of a site or among what it serves. */
const readers: Readonly<Record<string, (text: string) => HostRedirect[]>> = {
  'netlify.toml': readNetlify,
  'vercel.json': readVercel,
  _redirects: readLines,
};

/** Redirects that the host of the old site made by a file of its own; what pages of ours cannot do is told. */
export function readHostRedirects(folder: MigrationFolder, site: ForeignSite, lose: Lose): ForeignRedirect[] {
  const served = site.assets.filter(({ isServed }) => isServed).map(({ from }) => from);
  const places = new Set(['', ...served, ...served.map((from) => posix.dirname(from))]);
  const files = [...places].flatMap((place) => Object.keys(readers).map((name) => joinPath(place, name)));
  return [...new Set(files)].filter(folder.has).flatMap((file) => {
    const found = readers[posix.basename(file)]!(folder.read(file) ?? '');
    return found.flatMap((redirect) => {
      const own = ownRedirects(redirect, trimEndSlashes(site.base));
      if (typeof own !== 'string') return own;
      const line = lineOfWritten(folder, file, redirect.from);
      lose({ file, ...(line !== null && { line }), message: `A redirect ${own}: ${redirect.from}` });
      return [];
    });
  });
}

/** What there is of it in `docs.json`, or why it is not carried over. */
function ownRedirects({ from, to, status, condition }: HostRedirect, base: string): ForeignRedirect[] | string {
  if (status === 404 || status === 410) return [];
  if (status < 300 || status > 399) return 'that shows another address instead';
  if (condition !== undefined) return `only for ${condition}`;
  if (!from.startsWith('/') || !isBelow(from, base)) return 'from an address outside this site';
  const plain = plainRedirects({ source: withoutBase(from, base), destination: withoutBase(to, base) });
  if (plain.some(({ source, destination }) => /[()?$#]/.test(source) || /[$]|:splat/.test(destination)))
    return 'in an unknown form';
  const isTemporary = status === 302 || status === 303 || status === 307;
  return plain
    .map(({ source, destination }) => ({ source: trimEndSlashes(source) || '/', destination }))
    .filter(({ source, destination }) => source !== (trimEndSlashes(destination) || '/'))
    .map((redirect) => ({ ...redirect, ...(isTemporary && { permanent: false }) }));
}

function isBelow(address: string, base: string): boolean {
  return base === '' || address === base || address.startsWith(`${base}/`);
}

function withoutBase(address: string, base: string): string {
  return isBelow(address, base) ? address.slice(base.length) || '/' : address;
}

/** `netlify.toml` ("File-based configuration", "Redirects"). */
function readNetlify(text: string): HostRedirect[] {
  return records(readTomlObject(text)['redirects']).flatMap(({ from, to, status, conditions, query }) => {
    if (typeof from !== 'string' || typeof to !== 'string') return [];
    const names = Object.keys({ ...objectOf(conditions), ...(isWhole(query) && { query }) });
    return [splatted({ from, to, status: Number(status ?? 301), ...conditionOf(names) })];
  });
}

/** `vercel.json` ("Project configuration", `redirects`). */
function readVercel(text: string): HostRedirect[] {
  return records(readYamlObject(text)['redirects']).flatMap(
    ({ source, destination, permanent, statusCode, ...more }) => {
      if (typeof source !== 'string' || typeof destination !== 'string') return [];
      const names = ['has', 'missing'].flatMap((name) =>
        records(more[name]).map(({ type }) => writtenText(type) ?? name),
      );
      const status = Number(statusCode ?? (permanent === false ? 307 : 308));
      // A capture without a name is called by its number.
      const isRest = /^[^()]*\(\.\*\)$/.test(source);
      const [from, to] = isRest
        ? [source.replace('(.*)', '*'), destination.replace(/\$1\b/, '*')]
        : [source, destination];
      return [{ from, to, status, ...conditionOf(names) }];
    },
  );
}

/** `_redirects` of Netlify and Cloudflare Pages: one redirect a line. */
function readLines(text: string): HostRedirect[] {
  return text.split('\n').flatMap((line) => {
    const [from, ...rest] = line
      .replace(/(?:^|\s)#.*$/, '')
      .trim()
      .split(/\s+/);
    const at = rest.findIndex((part) => /^(?:\/|https?:)/.test(part));
    if (!from || at < 0) return [];
    const [to = '', status = '', ...conditions] = rest.slice(at);
    const names = [...rest.slice(0, at), ...(/^\d+!?$/.test(status) || status === '' ? [] : [status]), ...conditions];
    return [splatted({ from, to, status: Number.parseInt(status, 10) || 301, ...conditionOf(names) })];
  });
}

function conditionOf(names: readonly string[]): { condition?: string } {
  return names.length === 0 ? {} : { condition: names.join(', ') };
}

/** What a star stood for. */
function splatted(redirect: HostRedirect): HostRedirect {
  return { ...redirect, to: redirect.to.replace(/:splat\b/g, '*') };
}
