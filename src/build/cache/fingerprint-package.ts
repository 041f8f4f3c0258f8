import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { packageFolder, packageVersion } from '../../read/site/package-folder.ts';
import { hashFolder } from './hash-folder.ts';
import { nameContent } from './name-content.ts';
import { type FileNames, stampOf, unknownFiles } from './open-file-names.ts';

/** Of `lib`, what goes into no page: the model that the service searches with, and what is for editors and people. */
const apart = ['model', 'types', 'THIRD-PARTY-LICENSES.txt'];

/** A name for everything that makes pages out of a site: Docwright itself, its packages, and Node. */
export function fingerprintPackage(files: FileNames = unknownFiles): string {
  const parts = [...readdirSync(join(packageFolder, 'lib')).map((name) => `lib/${name}`), 'src', 'themes'];
  const names = parts.filter((part) => !apart.includes(basename(part))).map((part) => [part, nameOf(part, files)]);
  const { version, platform, arch } = process;
  return nameContent(JSON.stringify([packageVersion, names, packageVersions(), version, platform, arch]));
}

function nameOf(part: string, files: FileNames): string | null {
  const path = join(packageFolder, part);
  if (!statSync(path).isDirectory()) return files.nameOf(part, stampOf(path), () => nameContent(readFileSync(path)));
  return hashFolder(path, { ...files, nameOf: (inner, ...rest) => files.nameOf(`${part}/${inner}`, ...rest) });
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
