import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { packageFolder, packageVersion } from '../../read/site/package-folder.ts';
import { hashFolder } from './hash-folder.ts';
import { nameContent } from './name-content.ts';

/** What goes into pages; the model that the service searches with does not. */
const parts = ['lib/chunks', 'lib/fonts', 'lib/icons', 'lib/islands', 'lib/katex', 'src', 'themes'];
const files = ['lib/browser.pack', 'lib/cli.js', 'lib/render-worker.js'];

/** A name for everything that makes pages out of a site: Docwright itself, its packages, and Node. */
export function fingerprintPackage(): string {
  const own = parts.map((part) => hashFolder(join(packageFolder, part)));
  const single = files.map((file) => nameContent(readFileSync(join(packageFolder, file))));
  const { node, platform, arch } = { node: process.version, ...process };
  return nameContent(JSON.stringify([packageVersion, own, single, packageVersions(), node, platform, arch]));
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
