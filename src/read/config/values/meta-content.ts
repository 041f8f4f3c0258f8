import { pictureTags } from '../../../base/paths/picture-tags.ts';
import { resolveAssetPath } from './asset-path.ts';

const names: ReadonlySet<string> = new Set(pictureTags);

/**
 * What a meta tag of this name says. A picture is read by other sites, to which a path that counts from anything else
 * than the site says nothing.
 */
export function resolveMetaContent(name: string, content: string): string {
  return names.has(name) && content.trim() !== '' ? resolveAssetPath(content) : content;
}
