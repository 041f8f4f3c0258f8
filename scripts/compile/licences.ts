import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** A package of which something goes into ours. */
interface Bundled {
  name: string;
  version: string;
  /** SPDX expression. */
  license: string;
  text: string;
  /** Address of the source, as far as the package says it. */
  source: string | null;
}

/** What asks for nothing but to be named, in packages whose files stand in ours. */
const allowedLicences = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  // Of whole files, whose source is named beside it.
  'EPL-2.0',
  'ISC',
  'MIT',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
]);

/**
 * The text that names every package of which files went in, with its licence.
 *
 * @throws Error for a package whose licence is not on the list
 */
export function renderLicences(root: string, files: readonly string[]): string {
  const folders = new Set(files.flatMap((file) => packageFolderOf(resolve(root, file)) ?? []));
  const packages = [...folders].map(readPackage).sort((a, b) => (a.name < b.name ? -1 : 1));
  const refused = packages.filter(({ license }) => !isAllowed(license));
  if (refused.length > 0)
    throw new Error(
      `Not on the list of licences (scripts/compile/licences.ts): ${refused.map(({ name, license }) => `${name} (${license})`).join(', ')}`,
    );
  const head = 'Docwright holds code, pictures and typefaces of these packages, under the licences below.';
  const unique = new Map(packages.map((one) => [`${one.name} ${one.version}`, one]));
  const byTerms = Map.groupBy(unique.values(), ({ text }) => termsOf(text).replaceAll(/\s+/g, ' '));
  const parts = [...byTerms.values()].map((those) => `${renderHolders(those)}\n\n${termsOf(those[0]!.text)}`);
  return `${[head, ...parts].join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}

/** Where the terms begin that many packages share, behind whose they are. */
const beginning = /^[ \t]*(?:Permission is hereby granted|Permission to use, copy|Redistribution and use in source)/m;

function termsOf(text: string): string {
  return text.slice(beginning.exec(text)?.index ?? 0).trim();
}

/** Packages under the same terms: those of the same holders together, with what stands before the terms. */
function renderHolders(packages: readonly Bundled[]): string {
  const byNotice = Map.groupBy(packages, ({ text }) => text.slice(0, beginning.exec(text)?.index ?? 0).trim());
  return [...byNotice]
    .map(([notice, those]) => [...those.map(renderPackage), ...(notice === '' ? [] : [notice])].join('\n'))
    .join('\n\n');
}

function renderPackage({ name, version, license, source }: Bundled): string {
  return [`${name} ${version}`, license, ...(source ? [source] : [])].join(', ');
}

/** The nearest folder above with a name and a version: packages put others, which only name their kind, inside. */
function packageFolderOf(file: string): string | null {
  if (!/[\\/]node_modules[\\/]/.test(file)) return null;
  const folder = dirname(file);
  const manifest = join(folder, 'package.json');
  if (existsSync(manifest)) {
    const { name, version } = JSON.parse(readFileSync(manifest, 'utf8')) as Partial<Bundled>;
    if (name && version) return folder;
  }
  return packageFolderOf(folder);
}

function readPackage(folder: string): Bundled {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Bundled & {
    author?: string | { name?: string };
    licenses?: { type: string }[];
    license?: string | { type: string };
    repository?: string | { url?: string };
  };
  const { name, version, author, licenses, repository } = manifest;
  const given: string | { type: string } | undefined = manifest.license;
  const license =
    licencesByHand[name] ??
    (typeof given === 'object' ? given.type : given) ??
    licenses?.map(({ type }) => type).join(' OR ') ??
    'none';
  const files = readdirSync(folder)
    .filter((file) => /^(licen[cs]e|copying|notice|ofl)/i.test(file))
    .sort();
  const text = files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n\n');
  const holder = typeof author === 'object' ? author.name : author;
  const source = (typeof repository === 'object' ? repository.url : repository) ?? null;
  return { name, version, license, source, text: text || `Copyright ${holder ?? `the authors of ${name}`}` };
}

/** Of packages whose package.json does not say it in SPDX. */
const licencesByHand: Readonly<Record<string, string>> = { khroma: 'MIT' };

/** One of several that may be chosen, or all of several. */
export function isAllowed(expression: string): boolean {
  const terms = expression.replace(/[()]/g, '').split(/\s+OR\s+/i);
  return terms.some((term) => term.split(/\s+AND\s+/i).every((one) => allowedLicences.has(one.trim())));
}
