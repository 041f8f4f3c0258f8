import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Settings of a sound site. */
export const soundConfig = {
  theme: 'mint',
  name: 'Sound',
  colors: { primary: '#112233' },
  navigation: { pages: ['index', 'sound', 'faulty'] as unknown[] },
};

const soundPage = '---\ntitle: Sound\n---\n\nSound words.\n\n<Card title="A card">It stands.</Card>\n';

/** Puts files into a folder. */
export function writeFiles(folder: string, files: Readonly<Record<string, string | Uint8Array>>): undefined {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
}

/** A site with nothing wrong in it but that its page `faulty` is not there yet. */
export function writeSoundSite(folder: string): void {
  writeFiles(folder, {
    'docs.json': JSON.stringify(soundConfig, null, 2),
    'index.mdx': soundPage,
    'sound.mdx': soundPage,
  });
}

/** Changes its settings. */
export function writeConfig(folder: string, changes: object): undefined {
  writeFiles(folder, { 'docs.json': JSON.stringify({ ...soundConfig, ...changes }, null, 2) });
}

/** Gives its page `faulty` a text below four lines of head. */
export function writePage(folder: string, body: string): undefined {
  writeFiles(folder, { 'faulty.mdx': `---\ntitle: Faulty\n---\n\n${body}` });
}
