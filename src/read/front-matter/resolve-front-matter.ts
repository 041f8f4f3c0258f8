import type { FrontMatter } from '../../model/front-matter.ts';
import type { JsonObject } from '../config/tree/json-node.ts';
import { buildNode } from './build-node.ts';
import { checkFrontMatter } from './check-front-matter.ts';

/** Fills every known key of front matter from unknown data; values of the wrong type count as absent. */
export function resolveFrontMatter(data: Record<string, unknown>): FrontMatter {
  return checkFrontMatter(buildNode(data, { file: '', line: 1, column: 1, at: '' }) as JsonObject).frontMatter;
}
