import type { ForeignPage, MigrationFolder } from '../../../model/migration.ts';
import { objectOf } from '../../folder/evaluate-module.ts';
import { joinPath, withoutEnding } from '../../folder/page-paths.ts';
import { readPageSource, writtenText } from '../../folder/read-page-source.ts';

/** The posts of the blog, the newest first, in a tab of their own. */
export function readBlog({
  folder,
  root,
  config,
}: {
  folder: MigrationFolder;
  root: string;
  config: Record<string, unknown>;
}): { pages: ForeignPage[]; navigation: Record<string, unknown>[] } {
  const presets = Array.isArray(config['presets']) ? config['presets'] : [];
  const blogs = presets.flatMap((preset: unknown) => (Array.isArray(preset) ? [objectOf(preset[1])['blog']] : []));
  if (blogs.every((blog) => blog === false)) return { pages: [], navigation: [] };
  const options = objectOf(blogs[0]);
  const path = joinPath(root, writtenText(options['path']) ?? 'blog');
  const at = writtenText(options['routeBasePath']) ?? 'blog';
  const posts = folder.files
    .filter((file) => file.startsWith(`${path}/`) && /\.mdx?$/.test(file) && !/\/_/.test(file))
    .map((file) => ({ file, path: joinPath(at, slugOf(folder, file, path)) }))
    .reverse();
  const label = writtenText(options['blogTitle']) ?? 'Blog';
  return { pages: posts, navigation: posts.length > 0 ? [{ tab: label, pages: posts.map((post) => post.path) }] : [] };
}

/** `2024-01-31-name.md` and `2024-01-31-name/index.md` are found at `/2024/01/31/name`, but for a slug of their own. */
function slugOf(folder: MigrationFolder, file: string, path: string): string {
  const slug = writtenText(readPageSource(folder, file).data['slug']);
  if (slug !== undefined) return slug;
  return withoutEnding(file.slice(path.length + 1))
    .replace(/\/index$/, '')
    .replace(/(\d{4})-(\d\d)-(\d\d)-?/, '$1/$2/$3/');
}
