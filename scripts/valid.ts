import { execFileSync } from 'node:child_process';
import { cpSync, globSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { takeFromPackage } from './compile/take-from-package.ts';

/**
 * Holds every page of built sites against the rules of HTML with the W3C's validator, which needs Java
 * (`apt-get install default-jre-headless`): `npm run valid -- [dist]…`. Ends with 1 when there is an error.
 */
interface Message {
  type: 'error' | 'info' | 'non-document-error';
  url?: string;
  lastLine?: number;
  message: string;
  extract?: string;
}

const folders = process.argv.length > 2 ? process.argv.slice(2) : ['dist'];
const jar = 'build/dist/vnu.jar';
const validator = takeFromPackage({
  root: resolve(import.meta.dirname, '..'),
  archive: {
    name: 'vnu-jar',
    version: '26.9.27',
    integrity: 'sha512-TkQd5DFfOaWC9ebtvozTsrH2Vaod3jYg+vrOeREzIXxBexLz9+rS2DNtjn7+RPUiZhgli0SghgBX6RJRNea0KA==',
    paths: [jar, 'LICENSE'],
  },
  keep: (unpacked, kept) => cpSync(join(unpacked, jar), join(kept, 'vnu.jar')),
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
  if (errors.length > 0) process.exitCode = 1;
}

function validate(files: readonly string[]): Message[] {
  const options = ['-Xss4m', '-jar', join(validator, 'vnu.jar'), '--format', 'json', '--exit-zero-always', '--stdout'];
  const output = execFileSync('java', [...options, ...files], { encoding: 'utf8', maxBuffer: 2 ** 28 });
  return (JSON.parse(output) as { messages: Message[] }).messages;
}
