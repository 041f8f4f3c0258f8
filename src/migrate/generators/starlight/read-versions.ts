import type { MigrationFolder } from '../../../model/migration.ts';
import { objectOf, records } from '../../folder/evaluated-value.ts';
import { readYamlObject, writtenText } from '../../folder/read-page-source.ts';

/** A version that is kept beside the pages of today, with the sidebar that it had. */
export interface KeptVersion {
  /** The folder of its pages, and what their addresses begin with. */
  slug: string;
  label: string;
  /** Where its sidebar stands. */
  file: string;
  sidebar: unknown;
}

/** Versions that `starlight-versions` keeps, the newest first; `settings` is what its call is given. */
export function readVersions(folder: MigrationFolder, content: string, settings: unknown): KeptVersion[] {
  const at = `${content.replace(/docs$/, 'versions')}/`;
  const listed = records(objectOf(settings)['versions']);
  const labels = new Map(listed.map(({ slug, label }) => [writtenText(slug), writtenText(label)]));
  const order = [...labels.keys()];
  return folder.files
    .filter((file) => file.startsWith(at) && /^[^/]+\.json$/.test(file.slice(at.length)))
    .map((file) => ({ file, slug: file.slice(at.length, -'.json'.length) }))
    .filter(({ slug }) => folder.files.some((file) => file.startsWith(`${content}/${slug}/`)))
    .sort((a, b) => b.slug.localeCompare(a.slug, 'en', { numeric: true }))
    .sort((a, b) => order.indexOf(a.slug) - order.indexOf(b.slug))
    .map(({ file, slug }) => ({
      file,
      slug,
      label: labels.get(slug) ?? slug,
      sidebar: readYamlObject(folder.read(file) ?? '')['sidebar'],
    }));
}
