import { calloutFor } from '../../../base/components/callout-for.ts';
import { mapProse } from '../../../base/text/map-prose.ts';
import { renderFence } from '../../../base/text/render-fence.ts';
import type { MarkupContext } from '../../../model/migration.ts';
import { objectOf } from '../../folder/evaluated-value.ts';
import { writtenText } from '../../folder/read-page-source.ts';
import { badgeColor } from '../../markup/badges.ts';
import { convertAlerts, convertComments } from '../../markup/convert-alerts.ts';
import { convertContainers } from '../../markup/convert-containers.ts';
import { type Attributes, convertElements, type ElementRule, renamed } from '../../markup/convert-elements.ts';
import { convertFences } from '../../markup/convert-fences.ts';
import { convertListSteps } from '../../markup/list-steps.ts';
import { convertByEnding } from '../../markup/plain-markdown.ts';
import { showCodeElements } from '../../markup/show-code-elements.ts';
import { wordsOfHtml } from '../../markup/words-of-html.ts';
import { writeHomePage } from '../home-page.ts';
import { starlightIcon } from './starlight-icon.ts';

const rules: Readonly<Record<string, ElementRule>> = {
  // Sets without a key do not follow each other.
  Tabs: { to: 'Tabs', attributes: ({ syncKey }): Attributes => (syncKey === undefined ? { sync: '{false}' } : {}) },
  TabItem: { to: 'Tab', attributes: (given) => withIcon(renamed(given, { label: 'title', icon: 'icon' })) },
  CardGrid: { to: 'CardGroup', attributes: () => ({ cols: '{2}' }) },
  Card: {
    to: 'Card',
    attributes: (given) => withIcon(renamed(given, { title: 'title', icon: 'icon', href: 'href' })),
  },
  Icon: { to: 'Icon', attributes: (given) => withIcon(renamed(given, { name: 'icon', size: 'size', color: 'color' })) },
  Aside: {
    to: ({ type }) => calloutFor(String(type ?? 'note')) ?? 'Note',
    attributes: (given) => renamed(given, { title: 'title' }),
  },
  LinkCard: {
    to: 'Card',
    attributes: ({ title, ...given }) => ({
      ...(title !== undefined && { title: typeof title === 'string' ? wordsBesidePictures(title) : title }),
      ...renamed(given, { href: 'href' }),
    }),
    content: ({ description }) =>
      typeof description === 'string' && !description.startsWith('{') ? wordsBesidePictures(description) : undefined,
  },
  Badge: { to: 'Badge', attributes: badge, content: 'text' },
  LinkButton: { to: 'a', attributes: (given) => renamed(given, { href: 'href' }) },
  FileTree: { to: 'Tree', attributes: () => ({}) },
  // It says where its content goes.
  Fragment: { to: null },
};

/** Cards of links show HTML in their titles and descriptions. */
function wordsBesidePictures(html: string): string {
  return wordsOfHtml(html.replace(/<svg\b[\s\S]*?<\/svg>/gi, ''));
}

function badge({ variant, size }: Attributes): Attributes {
  const [color, own] = [badgeColor(variant), { small: 'sm', medium: 'md', large: 'lg' }[String(size)]];
  return { ...(color !== undefined && { color }), ...(own !== undefined && { size: own }) };
}

function withIcon(given: Attributes): Attributes {
  const { icon } = given;
  return typeof icon === 'string' ? { ...given, icon: starlightIcon(icon) } : given;
}

/** MDX of Starlight: asides, its components, code, the hero of front matter. */
export function convertStarlight(text: string, context: MarkupContext): string {
  const coded = showCodeElements(convertComments(convertByEnding(text, context.file)), ['Code']);
  const plain = mapProse(coded, (prose) =>
    prose.replace(/^([ \t]*)<PackageManagers\b([^>]*?)\/>/gm, (_, indent: string, given: string) =>
      packageCommands(given).replace(/^(?=.)/gm, indent),
    ),
  );
  const hero = objectOf(context.data['hero']);
  const home = Object.keys(hero).length > 0 ? writeHomePage({ hero: { title: context.data['title'], ...hero } }) : '';
  const banner = writtenText(objectOf(context.data['banner'])['content']);
  return (
    (banner === undefined ? '' : `<Info>\n${banner.replace(/\s+/g, ' ').trim()}\n</Info>\n\n`) +
    home +
    convertElements(
      convertListSteps(convertFences(convertAlerts(convertContainers(plain, context)), { readsFileComments: true })),
      rules,
    )
  );
}

/** What `starlight-package-managers` shows for a package: a command for each of them. */
function packageCommands(given: string): string {
  const read = (name: string): string => new RegExp(`\\b${name}="([^"]*)"`).exec(given)?.[1] ?? '';
  const type = read('type') || 'add';
  const commands: Record<string, readonly string[]> = {
    add: /\bdev\b/.test(given.replace(/="[^"]*"/g, '')) ? ['i -D', 'add -D', 'add -D'] : ['i', 'add', 'add'],
    create: ['create', 'create', 'create'],
    exec: ['exec', 'exec', 'run'],
    dlx: ['x', 'dlx', 'dlx'],
    run: ['run', 'run', 'run'],
    install: ['install', 'install', 'install'],
    remove: ['uninstall', 'remove', 'remove'],
  };
  const words = Object.hasOwn(commands, type) ? commands[type]! : [type, type, type];
  const fences = ['npm', 'pnpm', 'yarn'].map((name, index) => {
    const command = name === 'npm' && type === 'dlx' ? 'npx' : `${name} ${words[index]}`;
    return renderFence([command, read('pkg'), read('args')].filter(Boolean).join(' '), `sh ${name}`);
  });
  return `<CodeGroup>\n${fences.join('\n\n')}\n</CodeGroup>`;
}

/** Front matter of Starlight ("Frontmatter reference") in the names of ours. */
export function convertStarlightFrontMatter(
  data: Record<string, unknown>,
  /** Whether nothing stands below the front matter. */
  { isBare }: { isBare: boolean },
): Record<string, unknown> {
  const sidebar = objectOf(data['sidebar']);
  const label = writtenText(sidebar['label']);
  const badge = writtenText(sidebar['badge']) ?? writtenText(objectOf(sidebar['badge'])['text']);
  return {
    ...(writtenText(data['title']) && { title: data['title'] }),
    ...(writtenText(data['description']) && { description: data['description'] }),
    ...(label !== undefined && { sidebarTitle: label }),
    ...(badge !== undefined && { tag: badge }),
    ...((data['draft'] === true || sidebar['hidden'] === true) && { hidden: true }),
    ...(data['template'] === 'splash'
      ? { mode: isBare ? 'custom' : 'center' }
      : data['tableOfContents'] === false && { mode: 'wide' }),
  };
}
