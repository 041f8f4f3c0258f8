import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { DiagramScripts } from '../../src/build/arrange/layout-index.ts';
import { openPack } from '../../src/build/render/open-pack.ts';

export type Diagrams = DiagramScripts;

const first = 'mermaid-element.js';
const mark = 'docwright-diagrams:';
const loaded = /(?:\bfrom|\bimport\(?)\s*["'`]\.\/([\w.-]+\.js)["'`]/g;

/** The library that draws diagrams is most of all scripts. It stays in `lib/browser.pack`, as browsers can load it. */
export const diagramsStay: Plugin = {
  name: 'diagrams-stay',
  enforce: 'pre',
  resolveId: (id) => (id === `./${first}` ? { id: mark + first, external: true } : undefined),
};

/** The scripts that drawing diagrams takes. */
export function findDiagrams(root: string): Diagrams {
  const pack = openPack(readFileSync(join(root, 'lib/browser.pack')));
  const read = (name: string): string => {
    const text = pack.read(name);
    if (text === null) throw new Error(`lib/browser.pack has no ${name}`);
    return text;
  };
  const scripts = new Set([first]);
  for (const name of scripts) for (const [, other = ''] of read(name).matchAll(loaded)) scripts.add(other);
  const content = createHash('sha256');
  for (const name of scripts) content.update(read(name));
  return { folder: `diagrams-${content.digest('base64url').slice(0, 8)}`, scripts: [...scripts].sort() };
}

/** A script that `diagramsStay` had a part in, with the address at which the diagrams' first script will lie. */
export function linkDiagrams(code: string, { folder }: Diagrams): string {
  return code.replaceAll(mark, `./${folder}/`);
}
