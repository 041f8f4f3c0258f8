import { calloutFor } from '../../../base/components/callout-for.ts';
import { mapProse } from '../../../base/text/map-prose.ts';
import type { MarkupContext } from '../../../model/migration.ts';
import { writtenText } from '../../folder/read-page-source.ts';
import { convertAlerts, convertComments } from '../../markup/convert-alerts.ts';
import { convertContainers } from '../../markup/convert-containers.ts';
import { type Attributes, convertElements, type ElementRule, renamed } from '../../markup/convert-elements.ts';
import { convertFences } from '../../markup/convert-fences.ts';
import { groupTabFences } from './group-tab-fences.ts';

const rules: Readonly<Record<string, ElementRule>> = {
  Tabs: { to: 'Tabs', attributes: () => ({}) },
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
    prose
      .replace(/\{\s*require\((["'])([^"']+)\1\)(?:\.default)?\s*\}/g, '"$2"')
      .replace(/\{\s*useBaseUrl\((["'])([^"']+)\1\)\s*\}/g, '"$2"')
      .replace(/\bpathname:\/\//g, '')
      .replace(/^[ \t]*\{\/\*\s*truncate\s*\*\/\}[ \t]*$/gm, '')
      .replace(/<TOCInline\b[^>]*\/>/g, ''),
  );
  return convertElements(convertFences(convertAlerts(convertContainers(plain, context))), rules);
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
  };
}

function youTube({ id, title }: Attributes): Attributes {
  return { src: `https://www.youtube.com/embed/${id}`, title: title ?? 'YouTube', className: 'w-full aspect-video' };
}
