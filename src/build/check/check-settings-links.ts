import { isObject } from '../../base/values/is-object.ts';
import type { SiteConfig } from '../../model/config.ts';
import type { Site } from '../../model/site.ts';
import { renderInlineMarkdown } from '../../view/shell/render-inline-markdown.ts';
import { resolveHref } from '../render/resolve-href.ts';
import type { CheckFinding, CheckInput } from './check-input.ts';
import { createAddressJudge } from './check-links.ts';
import { locateFix } from './locate-fix.ts';

/** A link in the settings. */
interface SettingsLink {
  key: string;
  href: string;
  /** The value that holds it, where that is text. */
  text?: string;
}

/** Links of navigation, bars and footer, and in the text of banners and descriptions, to addresses of the site. */
export function checkSettingsLinks(input: CheckInput): CheckFinding[] {
  const judge = createAddressJudge(input);
  return listSettingsLinks(input.site).flatMap(({ key, href, address, text }) => {
    const fault = judge({ kind: 'link', href: address }, '/');
    if (!fault) return [];
    const { right, ...told } = fault;
    const { route } = right ?? {};
    const to = route !== undefined && text !== undefined ? text.replaceAll(`](${href})`, () => `](${route})`) : route;
    const fix = to === undefined ? {} : locateFix(input, key, { from: text ?? href, to });
    return [{ ...told, ...input.locate(key), ...fix }];
  });
}

/** Links of the settings to the site itself, each with the `address` that the frame writes for it. */
export function listSettingsLinks({ config, base }: Site): (SettingsLink & { address: string })[] {
  const links = [
    ...linksIn(config.navigation, 'navigation'),
    ...linksIn(config.navbar, 'navbar'),
    ...linksIn(config.footer, 'footer'),
    ...linksIn(config.banner, 'banner'),
    ...linksIn(config.notFound, 'errors.404'),
    ...(config.logo?.href ? [{ key: 'logo.href', href: config.logo.href }] : []),
  ];
  return links
    .filter(({ href }) => /^[/#]/.test(href) && !href.startsWith('//'))
    .map((link) => ({ ...link, address: resolveHref(link.href, { from: 'index.mdx', base }, { base }) }));
}

function linksIn(value: unknown, key: string): SettingsLink[] {
  if (key.endsWith('.socials')) return linksOfSocials(value as SiteConfig['footer']['socials'], key);
  if (Array.isArray(value)) return value.flatMap((item, index) => linksIn(item, `${key}[${index}]`));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, member]) => {
    const at = `${key}.${name}`;
    if (typeof member !== 'string') return linksIn(member, at);
    if (name === 'href') return [{ key: at, href: member }];
    return name === 'content' || name === 'description' ? linksOfText(member, at) : [];
  });
}

/** Written as an object of addresses by their platform. */
function linksOfSocials(socials: SiteConfig['footer']['socials'], key: string): SettingsLink[] {
  return socials.map(({ platform, href }) => ({ key: `${key}.${platform}`, href }));
}

/** As the frame reads such a text. */
function linksOfText(text: string, key: string): SettingsLink[] {
  const links: SettingsLink[] = [];
  renderInlineMarkdown(text, (href) => {
    links.push({ key, href, text });
    return href;
  });
  return links;
}
