import { calloutFor } from '../../../base/components/callout-for.ts';
import { mapProse } from '../../../base/text/map-prose.ts';
import type { MarkupContext } from '../../../model/migration.ts';
import { loseKey } from '../../folder/lose-key.ts';
import { writtenText } from '../../folder/read-page-source.ts';
import { convertAlerts, convertComments } from '../../markup/convert-alerts.ts';
import { convertContainers } from '../../markup/convert-containers.ts';
import { type Attributes, convertElements, type ElementRule, renamed } from '../../markup/convert-elements.ts';
import { convertFences } from '../../markup/convert-fences.ts';
import { groupTabFences } from '../../markup/group-tab-fences.ts';
import { settleTabs } from './settle-tabs.ts';

const rules: Readonly<Record<string, ElementRule>> = {
  Tabs: { to: 'Tabs' },
  TabItem: {
    to: 'Tab',
    attributes: ({ label, value }) => ({ title: label ?? value ?? '' }),
  },
  Admonition: {
    to: ({ type }) => calloutFor(String(type ?? 'note')) ?? 'Note',
    attributes: (given) => renamed(given, { title: 'title' }),
  },
  CodeBlock: { to: 'CodeBlock', attributes: (given) => renamed(given, { language: 'language', title: 'filename' }) },
  Link: { to: 'a', attributes: (given) => renamed(given, { to: 'href', href: 'href', className: 'className' }) },
  BrowserOnly: { to: null },
  // `react-lite-youtube-embed`
  LiteYouTubeEmbed: { to: 'iframe', attributes: youTube },
  ThemedImage: { to: 'img', attributes: (given) => renamed(given, { alt: 'alt', src: 'src' }) },
};

/** MDX of Docusaurus: admonitions, tabs, its components, files as modules. */
export function convertDocusaurus(text: string, context: MarkupContext): string {
  const plain = mapProse(groupTabFences(convertComments(text)), (prose) =>
    writeThemedImages(prose)
      .replace(/\{\s*require\((["'])([^"']+)\1\)(?:\.default)?\s*\}/g, '"$2"')
      .replace(/\bpathname:\/\//g, '')
      .replace(writtenTitle, (whole, title: string) =>
        title.replace(/\\(.)/g, '$1') === writtenText(context.data['title']) ? whole.replace(/[^\n]+/g, '') : whole,
      )
      .replace(picture, writeHeight)
      .replace(/^[ \t]*\{\/\*\s*truncate\s*\*\/\}[ \t]*$/gm, '')
      .replace(/<TOCInline\b[^>]*\/>/g, ''),
  );
  return convertElements(settleTabs(convertFences(convertAlerts(convertContainers(plain, context)))), rules);
}

/** As plug-ins for API descriptions write it; pages here show their title by themselves. */
const writtenTitle = /<Heading\s+as=\{"h1"\}[^<>]*\schildren=\{"((?:[^"\\\n]|\\.)*)"\}\s*>\s*<\/Heading>/g;

const picture = /<img\b(?:[^<>{}]|\{[^{}]*\})*>/g;

/** A height alone counts there, and on our pages where it is a style. */
function writeHeight(element: string): string {
  if (/\s(?:width|style)=/.test(element)) return element;
  return element.replace(/\sheight=(?:(["'])(\d+)(?:px)?\1|\{(\d+)\})/, (_, _quote, text, value) => {
    return ` style={{ height: ${text ?? value} }}`;
  });
}

const themedImage = /<ThemedImage\b((?:[^<>{}]|\{\{[^{}]*\}\}|\{[^{}]*\})*?)\/>/g;

/** A picture for each mode as two, of which pages show one. */
function writeThemedImages(prose: string): string {
  return prose.replace(themedImage, (whole, given: string) => {
    const found = /\bsources=\{(\{[^{}]*\})\}/.exec(given);
    const source = (mode: string): string | undefined =>
      new RegExp(String.raw`\b${mode}:\s*(?:require\(\s*)?(["'])([^"']+)\1`).exec(found?.[1] ?? '')?.[2];
    const [light, dark] = [source('light'), source('dark')];
    if (found === null || (light ?? dark) === undefined) return whole;
    const others = given
      .replace(found[0], '')
      .replace(/\sclassName="[^"]*"/, '')
      .replace(/\s+/g, ' ')
      .trimEnd();
    const picture = (src: string, className: string): string =>
      `<img className="${className}" src="${src}"${others} />`;
    if (light === undefined || dark === undefined) return picture((light ?? dark)!, 'block');
    return picture(light, 'block dark:hidden') + picture(dark, 'hidden dark:block');
  });
}

/** Front matter of Docusaurus ("Markdown front matter") in the names of ours. */
export function convertDocusaurusFrontMatter(data: Record<string, unknown>): Record<string, unknown> {
  const { title, description, keywords, sidebar_label: label, draft, unlisted, hide_table_of_contents: wide } = data;
  return {
    ...(writtenText(title) !== undefined && { title: writtenText(title) }),
    ...(writtenText(description) !== undefined && { description: writtenText(description) }),
    ...(writtenText(label) !== undefined && label !== title && { sidebarTitle: writtenText(label) }),
    ...(Array.isArray(keywords) && keywords.length > 0 && { keywords }),
    ...((draft === true || unlisted === true) && { hidden: true }),
    ...(wide === true && { mode: 'wide' }),
    ...(hasNoPagination(data) && { hideFooterPagination: true }),
  };
}

function hasNoPagination(data: Record<string, unknown>): boolean {
  return data['pagination_next'] === null && data['pagination_prev'] === null;
}

/** Tells of what front matter says of the links to the next and the previous page, which follow the navigation here. */
export function losePagination(data: Record<string, unknown>, page: Parameters<typeof loseKey>[2]): void {
  const told = {
    pagination_next: 'links between pages follow the navigation',
    pagination_prev: 'links between pages follow the navigation',
    pagination_label: 'links between pages show what the navigation calls them',
  };
  for (const [key, message] of Object.entries(told))
    if (data[key] !== undefined && !(data[key] === null && hasNoPagination(data)))
      loseKey(key, `${key}: ${message}`, page);
}

function youTube({ id, title }: Attributes): Attributes {
  return { src: `https://www.youtube.com/embed/${id}`, title: title ?? 'YouTube', className: 'w-full aspect-video' };
}
