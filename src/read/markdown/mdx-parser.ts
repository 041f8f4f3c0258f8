import type { Root } from 'mdast';
import { type MdxCompileOptions, type MdxToJsResult, mdxToJs, mdxToMdast } from 'satteri';
import { mdxFeatures } from './mdx-features.ts';
import { outdentClosings } from './repairs/outdent-closings.ts';

/**
 * The tree of MDX, with the places of `source`. The parser is called here alone: what would end its process is put
 * right before.
 * @throws Error for what is no MDX; `readFault` reads where
 */
export function parseMdxTree(source: string): Root {
  return mdxToMdast(outdentClosings(source), { features: mdxFeatures(source) }) as Root;
}

/**
 * MDX as the body of a function.
 * @throws Error as `parseMdxTree`
 */
export function compileMdxTree(source: string, options: Omit<MdxCompileOptions, 'features'>): MdxToJsResult {
  return mdxToJs(outdentClosings(source), { ...options, features: mdxFeatures(source) }) as MdxToJsResult;
}
