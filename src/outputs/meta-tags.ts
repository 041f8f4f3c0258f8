import type { PageHead } from '../model/layout.ts';
import type { Page } from '../model/page.ts';
import type { Site } from '../model/site.ts';
export function buildHead(site: Site, page: Page): PageHead { return { title: page.route === '/' ? site.config.name : `${page.title} - ${site.config.name}`, tags: page.description ? [{ kind: 'meta', name: 'description', content: page.description }] : [], jsonLd: null }; }
