import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface PackageJson {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** The packages that are installed beside Docwright. Every other one that its code imports goes into it. */
export function externalPackages(root: string): string[] {
  const { dependencies, optionalDependencies, peerDependencies } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  ) as PackageJson;
  return Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies });
}
