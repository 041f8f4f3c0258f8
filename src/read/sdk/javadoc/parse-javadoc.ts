import type { Nodes } from 'hast';
import { htmlToHast } from 'satteri';
import type { SdkFiles, SdkReference, SdkSymbol, SdkTarget } from '../../../model/api/sdk.ts';
import { qualifiedName } from '../find-symbol.ts';
import { sdkSyntax } from '../sdk-syntax.ts';
import { cleanJavadoc, javadocKey } from './clean-javadoc.ts';
import { readJavadocSymbol } from './read-javadoc-symbol.ts';

/**
 * Reads the pages that the standard doclet of javadoc writes, of JDK 16 and newer.
 *
 * @throws DocsError where no page describes a type
 */
export function parseJavadoc(files: SdkFiles, id: string): SdkReference {
  const symbols: SdkSymbol[] = [];
  const targets = new Map<string, SdkTarget>();
  for (const [file, text] of files) {
    // Most pages are indexes, and large.
    if (!/class="(?:type|package)-signature"/.test(text)) continue;
    const read = readPage(text, { file, id });
    if (!read) continue;
    const { symbol, anchors } = read;
    symbols.push(symbol);
    targets.set(symbol.key, { symbol, anchor: null });
    for (const [part, anchor] of anchors) targets.set(javadocKey(file, part), { symbol, anchor });
  }
  if (!symbols.some(({ kind }) => kind !== 'namespace')) throw sdkSyntax(id, 'javadoc', reasonOf(files));
  return { id, language: 'java', symbols: symbols.sort(byName), targets };
}

function readPage(text: string, { file, id }: { file: string; id: string }): ReturnType<typeof readJavadocSymbol> {
  try {
    return readJavadocSymbol(cleanJavadoc(htmlToHast(text) as Nodes, file), file);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw sdkSyntax(`${id}/${file}`, 'javadoc', 'its elements are nested too deeply');
  }
}

function reasonOf(files: SdkFiles): string {
  const isOld = [...files.values()].some((text) => /class="typeNameLabel"|class="memberNameLink"/.test(text));
  return isOld
    ? 'it was written by a JDK older than 16; run javadoc from a newer JDK on the same sources'
    : 'none of its pages describes a class, an interface or an enum';
}

function byName(one: SdkSymbol, other: SdkSymbol): number {
  return qualifiedName(one) < qualifiedName(other) ? -1 : 1;
}
