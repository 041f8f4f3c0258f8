import { isObject } from '../../../base/values/is-object.ts';
import type { ForeignPage, MigrationFolder } from '../../../model/migration.ts';
import { objectOf, records } from '../../folder/evaluated-value.ts';
import { joinPath, titleOf, withoutEnding } from '../../folder/page-paths.ts';
import { readPageSource, readYamlObject, writtenText } from '../../folder/read-page-source.ts';
import { githubIds } from '../../markup/heading-ids.ts';
import { takeTitle } from '../../markup/take-title.ts';
import type { MadePages } from '../made-pages.ts';
import { writeCards } from '../write-cards.ts';
import { escaped } from './list-pages.ts';

export interface Blog {
  pages: ForeignPage[];
  navigation: Record<string, unknown>[];
  /** What stands above the text of a post: its day and who wrote it. */
  leads: ReadonlyMap<string, string>;
}

interface Post {
  page: ForeignPage;
  title: string;
  /** As it is written in ISO 8601. */
  date: string;
  description: string | undefined;
  authors: string[];
  tags: string[];
}

/** The posts of the blog, the newest first, in a tab of their own, with the lists that Docusaurus makes of them. */
export function readBlog({
  folder,
  root,
  config,
  made,
}: {
  folder: MigrationFolder;
  root: string;
  config: Record<string, unknown>;
  made: MadePages;
}): Blog {
  const presets = Array.isArray(config['presets']) ? config['presets'] : [];
  const blogs = presets.flatMap((preset: unknown) => (Array.isArray(preset) ? [objectOf(preset[1])['blog']] : []));
  const none: Blog = { pages: [], navigation: [], leads: new Map() };
  if (blogs.every((blog) => blog === false)) return none;
  const options = objectOf(blogs[0]);
  const path = joinPath(root, writtenText(options['path']) ?? 'blog');
  const at = writtenText(options['routeBasePath']) ?? 'blog';
  const names = readYamlObject(folder.read(`${path}/authors.yml`) ?? '');
  const posts = folder.files
    .filter((file) => file.startsWith(`${path}/`) && /\.mdx?$/.test(file) && !/\/_/.test(file))
    .map((file) => readPost(folder, { file, path, at, names }))
    .sort((a, b) => (a.date < b.date ? 1 : -1));
  if (posts.length === 0) return none;
  const label = writtenText(options['blogTitle']) ?? 'Blog';
  const description = writtenText(options['blogDescription']);
  const index = joinPath(at) || 'blog';
  made.add(index, { title: label, ...(description && { description }) }, cardsOf(posts));
  for (const [tag, tagged] of Map.groupBy(
    posts.flatMap((post) => post.tags.map((tag) => ({ tag, post }))),
    ({ tag }) => tag,
  ))
    made.add(
      joinPath(at, 'tags', githubIds.slug(tag)),
      { title: tag, hidden: true },
      cardsOf(tagged.map(({ post }) => post)),
    );
  return {
    pages: posts.map(({ page }) => page),
    navigation: [{ tab: label, pages: [index, ...posts.map(({ page }) => page.path)] }],
    leads: new Map(posts.flatMap((post) => (leadOf(post) ? [[post.page.file, leadOf(post)]] : []))),
  };
}

function cardsOf(posts: readonly Post[]): string {
  const links = posts.map((post) => ({
    title: post.title,
    href: `/${post.page.path}`,
    text: [post.date, escaped(post.description)].filter(Boolean).join(' – '),
  }));
  return writeCards(links, 1);
}

function leadOf({ date, authors }: Post): string {
  const parts = [date, authors.join(', ')].filter((part) => part !== '');
  return parts.length > 0 ? `*${escaped(parts.join(' · '))}*` : '';
}

function readPost(
  folder: MigrationFolder,
  { file, path, at, names }: { file: string; path: string; at: string; names: Record<string, unknown> },
): Post {
  const { data, body } = readPageSource(folder, file);
  const place = withoutEnding(file.slice(path.length + 1)).replace(/\/index$/, '');
  const address = writtenText(data['slug']) ?? place.replace(dayInName, '$1/$2/$3/');
  const day = dayInName.exec(place)?.slice(1).join('-') ?? '';
  const written = data['date'] instanceof Date ? data['date'].toISOString() : writtenText(data['date']);
  const given = data['authors'] ?? data['author'];
  const authors = (Array.isArray(given) ? given : [given]).flatMap((author: unknown) => nameOf(author, names) ?? []);
  const tags = Array.isArray(data['tags']) ? data['tags'].flatMap((tag: unknown) => tagOf(tag) ?? []) : [];
  const title = writtenText(data['title']) ?? takeTitle(body).title ?? titleOf(place.replace(dayInName, ''));
  const description = writtenText(data['description']);
  return {
    page: { file, path: joinPath(at, address) },
    title,
    date: (written ?? day).slice(0, 10),
    description,
    authors,
    tags,
  };
}

/** `2024-01-31-name.md` and `2024-01-31-name/index.md` are found at `/2024/01/31/name`, but for a slug of their own. */
const dayInName = /(\d{4})-(\d\d)-(\d\d)-?/;

/** An author is named by a key of `authors.yml`, or described. */
function nameOf(author: unknown, names: Record<string, unknown>): string | undefined {
  const key = writtenText(author);
  if (key !== undefined) return writtenText(objectOf(Object.hasOwn(names, key) && names[key])['name']) ?? key;
  return isObject(author) ? (writtenText(author['name']) ?? writtenText(author['key'])) : undefined;
}

function tagOf(tag: unknown): string | undefined {
  return writtenText(tag) ?? writtenText(records([tag])[0]?.['label']);
}
