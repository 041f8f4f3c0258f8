import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface PackageJson {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/**
 * The packages that are installed beside Docwright. Every other one that its code imports goes into it, and so does one
 * that a user's own project may have besides.
 */
export function externalPackages(root: string): string[] {
  const {
    dependencies,
    optionalDependencies,
    peerDependencies,
    devDependencies = {},
  } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as PackageJson;
  const names = Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies });
  return names.filter((name) => !Object.hasOwn(devDependencies, name));
}
