import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The routes among these whose pages together show everything that any of them shows: elements, classes and roles. A
 * rule that holds on them holds on the rest, which are made of the same parts.
 */
export function chooseByFeatures(folder: string, routes: readonly string[]): Set<string> {
  const features = new Map(routes.map((route) => [route, featuresOf(readPage(folder, route))]));
  const missing = new Set([...features.values()].flatMap((found) => [...found]));
  const chosen = new Set<string>();
  while (missing.size > 0) {
    const count = (route: string): number => [...features.get(route)!].filter((name) => missing.has(name)).length;
    const [best] = [...routes].sort((a, b) => count(b) - count(a));
    chosen.add(best!);
    for (const name of features.get(best!)!) missing.delete(name);
  }
  return chosen;
}

function readPage(folder: string, route: string): string {
  return readFileSync(join(folder, route, 'index.html'), 'utf8');
}

/** Colours of code are no feature of a page, nor are icons and what mathematics is set in. */
const common = /^(?:code-|line|katex|m[a-z]+$|size-|strut|vlist|c\d|tw-)/;

function featuresOf(html: string): Set<string> {
  const elements = [...html.matchAll(/<([a-z][a-z\d-]*)/g)].map(([, name]) => name!);
  const attributes = [...html.matchAll(/ (class|role)="([^"]*)"/g)].flatMap(([, , value = '']) => value.split(/\s+/));
  return new Set([...elements, ...attributes].filter((name) => name !== '' && !common.test(name)));
}
