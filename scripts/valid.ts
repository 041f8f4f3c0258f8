import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, globSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { type PackageArchive, takeFromPackage } from './compile/take-from-package.ts';

/**
 * Holds every page of built sites against the rules of HTML with the W3C's validator, and their sitemaps against the
 * schema of sitemaps.org: `npm run valid -- [dist]…`. Needs Java and xmllint (`apt-get install default-jre-headless
 * libxml2-utils`). Ends with 1 when there is an error.
 */
interface Message {
  type: 'error' | 'info' | 'non-document-error';
  url?: string;
  lastLine?: number;
  message: string;
  extract?: string;
}

const folders = process.argv.length > 2 ? process.argv.slice(2) : ['dist'];
const jar = takeFile('build/dist/vnu.jar', {
  name: 'vnu-jar',
  version: '26.9.27',
  integrity: 'sha512-TkQd5DFfOaWC9ebtvozTsrH2Vaod3jYg+vrOeREzIXxBexLz9+rS2DNtjn7+RPUiZhgli0SghgBX6RJRNea0KA==',
});
const schema = takeFile('schema/sitemap.xsd', {
  name: 'sitemap',
  version: '9.0.1',
  integrity: 'sha512-S6hzjGJSG3d6if0YoF5kTyeRJvia6FSTBroE5fQ0bu1QNxyJqhhinfUsXi9fH3MgtXODWvwo2BDyQSnhPQ88uQ==',
});
/** So many files fit into one command line. */
const atOnce = 200;

for (const folder of folders) {
  // Parts that pages load are no documents of their own.
  const files = globSync('**/*.html', { cwd: resolve(folder), exclude: ['_docwright/**'] });
  const messages: Message[] = [];
  for (let start = 0; start < files.length; start += atOnce)
    messages.push(...validate(files.slice(start, start + atOnce).map((file) => join(resolve(folder), file))));
  const errors = messages.filter(({ type }) => type !== 'info');
  const pages = new Set(errors.map(({ url }) => url)).size;
  console.log(`${folder}: ${files.length} pages, ${errors.length} errors on ${pages} of them`);
  for (const { url = '', lastLine, message, extract = '' } of errors)
    console.log(`  ${url.replace(/^file:/, '')}:${lastLine ?? 1} ${message} ${extract.replace(/\s+/g, ' ')}`);
  const sitemaps = globSync('sitemap*.xml', { cwd: resolve(folder) });
  // An index of several has a schema of its own.
  const faults = sitemaps
    .filter((file) => sitemaps.length === 1 || file !== 'sitemap.xml')
    .map(validateSitemap(folder));
  console.log(`${folder}: ${faults.length} sitemaps, ${faults.filter((fault) => fault !== '').length} with errors`);
  for (const fault of faults) process.stdout.write(fault);
  if (errors.length > 0 || faults.join('') !== '') process.exitCode = 1;
}

/** What is wrong with a sitemap, empty for nothing. */
function validateSitemap(folder: string): (file: string) => string {
  return (file) => {
    const options = ['--noout', '--nonet', '--schema', schema, join(resolve(folder), file)];
    const { status, stderr } = spawnSync('xmllint', options, { encoding: 'utf8' });
    if (status === null) throw new Error('xmllint is not installed');
    return status === 0 ? '' : stderr;
  };
}

/** The path of one file of a package. */
function takeFile(path: string, archive: Omit<PackageArchive, 'paths'>): string {
  const name = basename(path);
  const folder = takeFromPackage({
    root: resolve(import.meta.dirname, '..'),
    archive: { ...archive, paths: [path, 'LICENSE'] },
    keep: (unpacked, kept) => cpSync(join(unpacked, path), join(kept, name)),
  });
  return join(folder, name);
}

function validate(files: readonly string[]): Message[] {
  const options = ['-Xss4m', '-jar', jar, '--format', 'json', '--exit-zero-always', '--stdout'];
  const output = execFileSync('java', [...options, ...files], { encoding: 'utf8', maxBuffer: 2 ** 28 });
  return (JSON.parse(output) as { messages: Message[] }).messages;
}
