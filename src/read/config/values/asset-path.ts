import { hasScheme } from '../../../base/paths/has-scheme.ts';
/** The address of a file of the site: a path that starts with `/`. URLs stay as they are. */
export function resolveAssetPath(path: string): string {
  const trimmed = path.trim();
  return isUrl(trimmed) ? trimmed : `/${stripStart(trimmed)}`;
}

/** The place of a file that the build reads: a path relative to the site folder. URLs stay as they are. */
export function resolveFilePath(path: string): string {
  const trimmed = path.trim();
  return isUrl(trimmed) ? trimmed : stripStart(trimmed);
}

export function isUrl(path: string): boolean {
  return hasScheme(path) || path.startsWith('//');
}

function stripStart(path: string): string {
  return path.replaceAll('\\', '/').replace(/^(?:\.?\/)+/, '');
}
