import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { packageFolder, packageVersion } from '../../read/site/package-folder.ts';
import { hashFolder } from './hash-folder.ts';
import { nameContent } from './name-content.ts';

/** In `lib`: what `nameParts` gave when it was made. */
export const partsNameFile = 'parts.txt';

/** Of `lib`, what goes into no page: the model that the service searches with, and what is for editors and people. */
const apart = ['model', 'types', 'THIRD-PARTY-LICENSES.txt', partsNameFile];

/** A name for everything that makes pages out of a site: Docwright itself, its packages, and Node. */
export function fingerprintPackage(): string {
  const { version, platform, arch } = process;
  return nameContent(JSON.stringify([packageVersion, readPartsName(), packageVersions(), version, platform, arch]));
}

/** What is worked on is named anew each time, by what stands there. */
function readPartsName(): string {
  const file = join(packageFolder, 'lib', partsNameFile);
  if (process.env['DOCWRIGHT_SOURCES'] || !existsSync(file)) return nameParts(packageFolder);
  return `${readFileSync(file, 'utf8')} ${sizesOfCode()}`;
}

/** Who mends a fault in what is installed changes the size of a file; reading all of them takes a third of a second. */
function sizesOfCode(): string {
  const sizes = ['lib', 'lib/chunks'].flatMap((part) => {
    const folder = join(packageFolder, part);
    return readdirSync(folder).flatMap((name) =>
      name.endsWith('.js') ? [name, statSync(join(folder, name)).size] : [],
    );
  });
  return sizes.join(' ');
}

/** A name for the files of the package in the folder `root` that make pages. */
export function nameParts(root: string): string {
  const parts = [...readdirSync(join(root, 'lib')).map((name) => `lib/${name}`), 'src', 'themes'];
  const names = parts.filter((part) => !apart.includes(basename(part))).map((part) => [part, nameOf(join(root, part))]);
  return nameContent(JSON.stringify(names));
}

function nameOf(path: string): string | null {
  return statSync(path).isDirectory() ? hashFolder(path) : nameContent(readFileSync(path));
}

/** Of the packages that Docwright was installed with: what is not their own version is chosen by who installs it. */
function packageVersions(): string[] {
  const require = createRequire(join(packageFolder, 'package.json'));
  const { dependencies = {}, optionalDependencies = {} } = require('./package.json') as Record<
    string,
    Record<string, string>
  >;
  return Object.keys({ ...dependencies, ...optionalDependencies }).map((name) => {
    try {
      const { version } = require(`${name}/package.json`) as { version: string };
      return `${name}@${version}`;
    } catch {
      return name;
    }
  });
}
