import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { channels } from './channels.ts';
import { description } from './description.ts';

export interface SiteOptions {
  folder: string;
  api: string;
  /** The `api` part of `docs.json`. */
  settings?: Record<string, unknown>;
}

/** Writes a site with one API reference of which every page points to `api`. */
export function writeSite({ folder, api, settings = {} }: SiteOptions): void {
  mkdirSync(folder, { recursive: true });
  const config = {
    theme: 'mint',
    name: 'Playground',
    colors: { primary: '#0d7c66' },
    api: { playground: { proxy: false }, examples: { languages: ['bash', 'python', 'javascript'] }, ...settings },
    navigation: {
      tabs: [
        { tab: 'Home', pages: ['index'] },
        { tab: 'API', openapi: 'api.json' },
        { tab: 'Channels', asyncapi: 'channels.json' },
      ],
    },
  };
  writeFileSync(join(folder, 'docs.json'), JSON.stringify(config));
  writeFileSync(join(folder, 'index.mdx'), '---\ntitle: Home\n---\n\nHello.\n');
  writeFileSync(join(folder, 'api.json'), JSON.stringify(description(api)));
  writeFileSync(join(folder, 'channels.json'), JSON.stringify(channels(new URL(api).host)));
}
