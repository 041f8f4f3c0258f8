import type { MigrationFolder } from '../../model/migration.ts';
import { findNamed } from '../folder/read-page-source.ts';

/** Generators whose settings nothing here reads, by the names of their files and what stands in these. */
const others: readonly { name: string; file: RegExp; text?: RegExp }[] = [
  { name: 'Hugo', file: /^hugo\.(?:toml|ya?ml|json)$/ },
  { name: 'Hugo', file: /^config\.(?:toml|ya?ml)$/, text: /^["']?base_?url["']?\s*[:=]/im },
  { name: 'Sphinx', file: /^conf\.py$/, text: /^(?:extensions|project|html_theme)\s*=/m },
  { name: 'Antora', file: /^antora(?:-playbook)?\.yml$/ },
  { name: 'Eleventy', file: /^(?:\.eleventy|eleventy\.config)\.[cm]?[jt]s$/ },
  { name: 'Gatsby', file: /^gatsby-config\.[cm]?[jt]s$/ },
  { name: 'Docsify', file: /^index\.html$/, text: /\$docsify\b/ },
  { name: 'Jekyll', file: /^_config\.ya?ml$/ },
];

/** Whose site a folder holds that is none of those which can be carried over. */
export function findOtherGenerator(folder: MigrationFolder): { name: string; file: string } | null {
  for (const { name, file: pattern, text = /(?:)/ } of others) {
    const file = findNamed(folder, pattern);
    if (file !== null && text.test(folder.read(file) ?? '')) return { name, file };
  }
  return null;
}
