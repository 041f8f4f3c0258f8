import type { MigrationFolder } from '../../model/migration.ts';
import { findNamed } from '../folder/read-page-source.ts';

/** Generators whose settings nothing here reads, by the names of their files and what stands in these. */
const others: readonly { name: string; file: RegExp; text?: RegExp; hasApis?: true }[] = [
  { name: 'Redocly', file: /\bsidebars\.yaml$/, text: /^-\s+(?:page|group|directory|label|\$ref):/m, hasApis: true },
  { name: 'Stoplight', file: /^toc\.json$/, text: /"uri"\s*:/, hasApis: true },
  { name: 'Slate', file: /^index\.html\.(?:md|markdown)(?:\.erb)?$/, text: /^language_tabs:/m },
  { name: 'DocFX', file: /^docfx\.json$/ },
  { name: 'Quarto', file: /^_quarto\.yml$/ },
  { name: 'Rspress', file: /^rspress\.config\.[cm]?[jt]s$/ },
  { name: 'Hugo', file: /^hugo\.(?:toml|ya?ml|json)$/ },
  { name: 'Hugo', file: /^config\.(?:toml|ya?ml)$/, text: /^["']?base_?url["']?\s*[:=]/im },
  { name: 'Sphinx', file: /^conf\.py$/, text: /^(?:extensions|project|html_theme)\s*=/m },
  { name: 'Antora', file: /^antora(?:-playbook)?\.yml$/ },
  { name: 'Eleventy', file: /^(?:\.eleventy|eleventy\.config)\.[cm]?[jt]s$/ },
  { name: 'Gatsby', file: /^gatsby-config\.[cm]?[jt]s$/ },
  { name: 'Docsify', file: /^index\.html$/, text: /\$docsify\b/ },
  { name: 'Jekyll', file: /^_config\.ya?ml$/ },
];

/** Whose site a folder holds that is none of those which can be carried over; `hasApis`: it shows API descriptions. */
export function findOtherGenerator(folder: MigrationFolder): { name: string; file: string; hasApis: boolean } | null {
  for (const { name, file: pattern, text = /(?:)/, hasApis = false } of others) {
    const file = findNamed(folder, pattern);
    if (file !== null && text.test(folder.read(file) ?? '')) return { name, file, hasApis };
  }
  return null;
}
