import { languageTag } from '../../base/languages/language-tag.ts';
import type { Page } from '../../model/page.ts';
import type { Site } from '../../model/site.ts';
import type { PageView } from '../../model/view.ts';
import { isNoIndex } from '../../read/navigation/is-no-index.ts';
import { descriptionOf } from './head-metas.ts';
import { authoredUrl, fileUrl, pageUrl } from './site-urls.ts';

export interface JsonLdInput {
  site: Site;
  page: Page;
  view: Pick<PageView, 'breadcrumbs' | 'language'>;
  /** The page's canonical address. */
  url: string;
}

type Thing = Record<string, unknown>;

/**
 * What a page is, for search engines: one schema.org graph of the organisation, the site, the page, the way to it and
 * the article. Serialised so that it can stand in a script element; `null` for a page that shall not be indexed.
 */
export function renderJsonLd(input: JsonLdInput): string | null {
  if (isNoIndex(input.page.visibility.robots)) return null;
  const ids = idsOf(input);
  const graph = [
    describeOrganization(input, ids),
    describeSite(input, ids),
    describePage(input, ids),
    describeWay(input, ids),
    describeArticle(input, ids),
  ];
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph.map(withoutEmpty) }).replaceAll(
    '<',
    '\\u003c',
  );
}

type Ids = Record<'organization' | 'site' | 'page' | 'way' | 'article', string>;

function idsOf({ site, url }: JsonLdInput): Ids {
  const home = pageUrl(site, '/');
  const organization = site.config.seo.organization?.id ?? `${home}#organization`;
  return {
    organization,
    site: `${home}#website`,
    page: `${url}#webpage`,
    way: `${url}#breadcrumb`,
    article: `${url}#article`,
  };
}

function describeOrganization({ site }: JsonLdInput, ids: Ids): Thing {
  const { seo, name, logo } = site.config;
  const { organization } = seo;
  const picture = organization?.logo ?? logo?.light;
  return {
    '@type': 'Organization',
    '@id': ids.organization,
    name: organization?.name ?? name,
    legalName: organization?.legalName,
    url: organization?.url ?? pageUrl(site, '/'),
    logo: picture && (picture.startsWith('/') ? fileUrl(site, picture) : picture),
    sameAs: organization?.sameAs,
  };
}

function describeSite({ site }: JsonLdInput, ids: Ids): Thing {
  const { name, description } = site.config;
  return {
    '@type': 'WebSite',
    '@id': ids.site,
    url: pageUrl(site, '/'),
    name,
    description,
    publisher: { '@id': ids.organization },
  };
}

function describePage({ page, view, url }: JsonLdInput, ids: Ids): Thing {
  return {
    '@type': 'WebPage',
    '@id': ids.page,
    url,
    name: page.title,
    description: descriptionOf(page),
    isPartOf: { '@id': ids.site },
    breadcrumb: { '@id': ids.way },
    inLanguage: view.language && languageTag(view.language),
    dateModified: page.lastModified,
  };
}

function describeWay({ site, page, view, url }: JsonLdInput, ids: Ids): Thing {
  const steps = [
    { label: site.config.name, href: '/' as string | null },
    ...view.breadcrumbs,
    { label: page.title, href: null },
  ];
  const itemListElement = steps.map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: index === steps.length - 1 ? url : href === null ? undefined : authoredUrl(site, href),
  }));
  return { '@type': 'BreadcrumbList', '@id': ids.way, itemListElement };
}

function describeArticle({ page, view }: JsonLdInput, ids: Ids): Thing {
  return {
    '@type': page.kind === 'prose' ? 'TechArticle' : 'APIReference',
    '@id': ids.article,
    headline: page.title,
    description: descriptionOf(page),
    mainEntityOfPage: { '@id': ids.page },
    author: { '@id': ids.organization },
    publisher: { '@id': ids.organization },
    inLanguage: view.language && languageTag(view.language),
    keywords: page.keywords,
    datePublished: page.frontMatter.createdDate,
    dateModified: page.lastModified,
  };
}

function withoutEmpty(thing: Thing): Thing {
  const isEmpty = (value: unknown): boolean =>
    value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries(thing).filter(([, value]) => !isEmpty(value)));
}
