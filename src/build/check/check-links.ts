import { notChecked } from '../../base/errors/not-checked.ts';
import { languages } from '../../base/languages/languages.ts';
import { matchLanguage } from '../../base/languages/match-language.ts';
import { bareServerAt } from '../../base/paths/bare-server.ts';
import { pictureTags } from '../../base/paths/picture-tags.ts';
import { resolveExternalTarget } from '../../base/paths/resolve-link.ts';
import { feedPath, withBase } from '../../base/paths/routes.ts';
import { writtenPath } from '../../base/paths/written-path.ts';
import type { BuiltReference } from '../../model/link-facts.ts';
import type { Page } from '../../model/page.ts';
import type { Site } from '../../model/site.ts';
import { placeOfValue } from '../../read/front-matter/place-of-value.ts';
import { createPageSuggester } from '../../read/navigation/suggest-page.ts';
import type { BuiltPage } from './built-page.ts';
import type { CheckFinding, CheckInput } from './check-input.ts';
import { markOf, type WrittenAddress } from './create-address-finder.ts';
import { createPlaceJudge } from './create-place-judge.ts';
import { createRouteLookup } from './create-route-lookup.ts';
import type { Destination, LinkTarget, Targets } from './create-targets.ts';
import { redirectHint } from './redirect-hint.ts';

type InternalTarget = Extract<LinkTarget, { kind: 'internal' }>;

/** What is wrong with an address, and what to write instead where that is certain. */
interface Fault extends Pick<CheckFinding, 'code' | 'message' | 'hint' | 'cause'> {
  /** The address that is right: a route, or a place in a page. */
  right?: { route?: string; hash?: string };
}

/** An address in front matter, as it is written there. */
interface HeadReference extends BuiltReference {
  head: { key: string; value: string };
}

/** Links, anchors and files of every page, held against what the output holds. */
export function checkLinks(input: CheckInput): CheckFinding[] {
  const judge = createJudge(input);
  const isNew = createPlaceFilter();
  return input.pages.flatMap((facts) => {
    const seen = new Set<string>();
    return [...facts.references, ...ownAddresses(facts, input.site)].flatMap((reference) => {
      const key = `${reference.kind} ${reference.href}`;
      if (seen.has(key)) return [];
      seen.add(key);
      const target = input.targets.resolve(reference.href, facts.page.route);
      const fault = target.kind === 'internal' ? judge(facts, reference, target) : null;
      return fault ? placed(fault, { input, facts, reference, target: target as InternalTarget }).filter(isNew) : [];
    });
  });
}

/** What front matter names: where navigation leads in the place of the page, pages to read next, its icon, pictures. */
function ownAddresses({ page: { frontMatter } }: BuiltPage, { base }: Site): HeadReference[] {
  const { url, related, icon, meta } = frontMatter;
  const named = [['url', url] as const, ...(related || []).map(({ href }) => ['related', href] as const)];
  const links = named.flatMap(([key, value]) => {
    const target = value === null ? null : resolveExternalTarget(value);
    if (value === null || !target || target.external) return [];
    return [{ kind: 'link' as const, href: withBase(base, target.href), head: { key, value } }];
  });
  const shown = [['icon', icon?.name] as const, ...pictureTags.map((name) => [name, meta[name]] as const)];
  const files = shown.flatMap(([key, value]) =>
    value?.startsWith('/') ? [{ kind: 'file' as const, href: withBase(base, value), head: { key, value } }] : [],
  );
  return [...links, ...files];
}

/** A description is written once for many pages: what it says wrong on each of them is one fault. */
function createPlaceFilter(): (finding: CheckFinding) => boolean {
  const seen = new Set<string>();
  return ({ code, file, line, column, via }) => {
    if (line === undefined || via !== undefined || /\.mdx?$/.test(file ?? '')) return true;
    const key = JSON.stringify([code, file, line, column]);
    return !seen.has(key) && Boolean(seen.add(key));
  };
}

/** The fault of an address outside of pages, in `docs.json` or a style sheet; `route`: what it is relative to. */
export function createAddressJudge(input: CheckInput): (reference: BuiltReference, route: string) => Fault | null {
  const judge = createJudge(input);
  return (reference, route) => {
    const facts = { page: { route }, ids: new Set() } as unknown as BuiltPage;
    const target = input.targets.resolve(reference.href, route);
    return target.kind === 'internal' ? judge(facts, reference, target) : null;
  };
}

function createJudge(input: CheckInput) {
  const { site, pages, targets } = input;
  const judgePlace = createPlaceJudge(input);
  const routes = pages.map(({ page }) => page.route);
  const { inAnyCase, firstBelow } = createRouteLookup(routes);
  const suggest = createPageSuggester(routes);
  const near = createPageSuggester(site.assets.map(({ path }) => `/${path}`));
  return (facts: BuiltPage, { kind, href }: BuiltReference, target: InternalTarget): Fault | null => {
    const end = targets.follow(target);
    switch (end.state) {
      case 'unknown':
        return notChecked;
      case 'missing':
      case 'circle':
        return deadFault({ kind, href, target, end });
      case 'file':
      case 'elsewhere':
        return kind === 'file' ? null : movedFault(target, { end, targets });
      case 'page': {
        // A description is the file of many pages.
        const isOwn = facts.page.source && (href.startsWith('#') || end.route === facts.page.route);
        const where = isOwn ? 'this page' : `"${end.route}"`;
        if (kind === 'file') return null;
        const fault = judgePlace({ ...end, where });
        if (fault?.code === 'not-checked') return fault;
        const moved = movedFault(target, { end, targets });
        if (!fault || !moved) return fault ?? moved;
        const hint = [redirectHint(target.route), fault.hint].filter(Boolean).join('. ');
        // Where the place is lost that the link names, its page is known all the same.
        const isCertain = moved.right && (fault.right || moved.right.hash === undefined);
        return { ...fault, hint, ...(isCertain && { right: { ...moved.right, ...fault.right } }) };
      }
    }
  };

  function pagesBelow(route: string): { hint: string } | null {
    const first = firstBelow(route);
    return first === null ? null : { hint: `It is a folder; its first page is "${first}"` };
  }

  /** By its name, by `.mintignore` and the folders that are ignored by default, and as what others import. */
  function leftOut(route: string): { hint: string } | null {
    const path = route.slice(1);
    const file = path.includes('..') ? undefined : sourceOf(path);
    return file === undefined ? null : { hint: `"${file}" is a page only if the navigation lists it` };
  }

  /** A file that lies in the folder and is none of the site. */
  function keptBack(route: string): { hint: string } | null {
    const path = route.slice(1);
    if (path.includes('..') || input.read(path) === null) return null;
    const hidden = path.split('/').find((name) => name.startsWith('.'));
    const why =
      hidden === undefined
        ? 'by `.mintignore`, or because its name is ignored by default'
        : `because its path has a part that starts with a dot; add \`!${hidden}\` to \`.mintignore\` to include it`;
    return { hint: `The file exists, but is ignored ${why}` };
  }

  function sourceOf(path: string): string | undefined {
    return [`${path}.mdx`, `${path}.md`].find((file) => input.read(file) !== null);
  }

  /** Addresses of a site that another server shows in a folder of its own hold the name of that. */
  function withoutFolder(route: string, kind: 'page' | 'file'): { hint?: string } | null {
    const [, folder, rest] = /^(\/[^/]+)(\/.+)$/.exec(route) ?? [];
    if (site.base !== '' || rest === undefined || targets.state(rest) !== kind) return null;
    if (firstBelow(folder!) !== null) return null;
    if (matchLanguage(folder!.slice(1), languages) !== null) return suggestion(rest);
    return { hint: `Did you mean "${rest}"? If the site is served under ${folder}, build it with --base ${folder}` };
  }

  function otherCase(route: string): { hint?: string } | null {
    const same = inAnyCase(route);
    return same === null ? null : suggestion(same);
  }

  /** Feeds are read elsewhere, so they need the whole address. */
  function unwrittenFeed(route: string): { hint: string } | null {
    if (site.origin !== null || !route.endsWith('/rss.xml')) return null;
    const isFed = ({ page }: BuiltPage): boolean => page.frontMatter.rss || site.feeds[page.route] !== undefined;
    const of = pages.find((facts) => `/${feedPath(facts.page.route)}` === route && isFed(facts))?.page.route;
    const needs = 'which needs the URL of the site: build with --site';
    return of === undefined ? null : { hint: `It is the feed of "${of}", ${needs}` };
  }

  function hintAt(route: string): { hint?: string } {
    return (
      unwrittenFeed(route) ??
      otherCase(route) ??
      pagesBelow(route) ??
      leftOut(route) ??
      withoutFolder(route, 'page') ??
      suggestion(suggest(route))
    );
  }

  function hintOfFile(route: string): { hint?: string } {
    return keptBack(route) ?? withoutFolder(route, 'file') ?? suggestion(near(route));
  }

  function deadFault({
    kind,
    href,
    target,
    end,
  }: BuiltReference & {
    target: InternalTarget;
    end: Destination;
  }): Fault {
    const { route } = target;
    // A backslash is no slash here: Markdown encodes it (CommonMark 0.31, section 6.3).
    const sought = route.replaceAll('\\', '/');
    const code = kind === 'file' ? 'dead-file' : 'dead-link';
    if (end.state === 'circle') return { code, message: `"${route}" is redirected in a loop` };
    if (end.steps > 0)
      return {
        code,
        message: `"${route}" is redirected to "${end.route}", which does not exist`,
        ...hintAt(end.route),
      };
    return kind === 'file'
      ? { code, message: `The file "${route}" does not exist`, ...hintOfFile(sought) }
      : { code, message: `There is no page or file at "${route}"`, ...otherSite(href), ...hintAt(sought) };
  }
}

/** A link that only a redirect leads on; the address is mended where it is certain. */
function movedFault(
  { route, hash }: InternalTarget,
  { end, targets }: { end: Destination; targets: Targets },
): Fault | null {
  if (end.steps === 0) return null;
  const { location } = targets.match(route)!;
  const isCertain = end.state !== 'elsewhere' && !location.includes('?');
  return {
    code: 'moved-link',
    ...whatMoved(route, targets),
    ...(isCertain && { right: { route: end.route, ...(end.hash !== hash && { hash: end.hash }) } }),
  };
}

function whatMoved(route: string, { match, firstIn, pageOfFile }: Targets): Pick<Fault, 'message' | 'hint'> {
  const first = firstIn(route);
  if (first !== null) return { message: `"${route}" is a folder`, hint: `It leads to its first page, "${first}"` };
  const page = pageOfFile(route);
  return page === null
    ? { message: `"${route}" is an old address`, hint: `A redirect leads to ${match(route)!.location}` }
    : { message: `"${route}" is a file name`, hint: `The address of the page is "${page}"` };
}

function otherSite(href: string): { hint?: string } {
  const at = bareServerAt(href);
  return at < 0 ? {} : { hint: `To link to another site, write "https://${href.slice(at)}"` };
}

function suggestion(near: string | null): { hint?: string } {
  return near === null ? {} : { hint: `Did you mean "${near}"?` };
}

interface PlacedReference {
  input: CheckInput;
  facts: BuiltPage;
  reference: BuiltReference | HeadReference;
  target: InternalTarget;
}

function placeInHead({ source }: Page, head: HeadReference['head'], { read }: CheckInput): WrittenAddress | null {
  if (!source || source.description !== undefined) return null;
  const { file, line } = source;
  const place = placeOfValue(head, { text: read(file) ?? '', end: line });
  return place && { file, ...place, text: head.value };
}

/** A fault once for each place in which its address is written. */
function placed({ right, ...fault }: Fault, { input, facts, reference, target }: PlacedReference): CheckFinding[] {
  const leads = (href: string): boolean => {
    const other = input.targets.resolve(href, facts.page.route);
    return other.kind === 'internal' && other.route === target.route && other.hash === target.hash;
  };
  const inHead = 'head' in reference ? placeInHead(facts.page, reference.head, input) : null;
  const places = inHead ? [inHead] : input.place(facts.page, { leads, mark: markOf(target) });
  return places.map(({ text, ...place }) => {
    const to = text === undefined || !right ? null : rewritten(text, right);
    const fix = to !== null && to !== text && { fix: { from: text!, to } };
    return { ...fault, ...place, ...fix, ...sharedCause(fault, place, target) };
  });
}

/** One file that is not there, or one link that a component makes, is one fault on however many pages. */
function sharedCause({ code }: Fault, { column }: WrittenAddress, { route, hash }: InternalTarget): { cause?: string } {
  if (code === 'dead-file') return { cause: route };
  return code === 'dead-link' && column === undefined ? { cause: `${route}#${hash}` } : {};
}

/** An address as it was written, with another path or another place. */
function rewritten(text: string, { route, hash }: { route?: string; hash?: string }): string | null {
  const [, path = '', search = '', fragment = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(text) ?? [];
  if (text.includes('{{')) return null;
  return (route === undefined ? path : writtenRoute(route)) + search + (hash === undefined ? fragment : `#${hash}`);
}

/** A route is known as readers see it; in an address, these would begin another part. */
function writtenRoute(route: string): string {
  return writtenPath(route.replace(/[%?#]/g, encodeURIComponent));
}
