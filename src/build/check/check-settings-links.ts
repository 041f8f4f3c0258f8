import { isObject } from '../../base/values/is-object.ts';
import { resolveHref } from '../render/resolve-href.ts';
import type { CheckFinding, CheckInput } from './check-input.ts';
import { createLinkJudge } from './check-links.ts';
import { locateFix } from './locate-fix.ts';

/** Links of navigation, bars and footer to addresses of the site. */
export function checkSettingsLinks(input: CheckInput): CheckFinding[] {
  const { config, base } = input.site;
  const judge = createLinkJudge(input);
  const links = [
    ...linksIn(config.navigation, 'navigation'),
    ...linksIn(config.navbar, 'navbar'),
    ...linksIn(config.footer, 'footer'),
    ...(config.logo?.href ? [{ key: 'logo.href', href: config.logo.href }] : []),
  ];
  return links.flatMap(({ key, href }) => {
    const isOwn = /^[/#]/.test(href) && !href.startsWith('//');
    // Links of the frame take the same way as those of pages.
    const fault = isOwn ? judge(resolveHref(href, { from: 'index.mdx', base }, { base })) : null;
    if (!fault) return [];
    const { right, ...told } = fault;
    const fix = right?.route === undefined ? {} : locateFix(input, key, { from: href, to: right.route });
    return [{ ...told, key, ...input.locate(key), ...fix }];
  });
}

function linksIn(value: unknown, key: string): { key: string; href: string }[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => linksIn(item, `${key}[${index}]`));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, member]) =>
    name === 'href' && typeof member === 'string'
      ? [{ key: `${key}.${name}`, href: member }]
      : linksIn(member, `${key}.${name}`),
  );
}
